import { atom } from 'nanostores'
import { environment } from '../../environment/environment.ts'
import { examDevice } from '../../environment/exam-device.ts'
import type { ExamTarget } from '../../query/exam.ts'
import { setSessionEndHandler } from '../session/session.ts'
import { startSaving, stopSaving } from './answer-saving.ts'
import { stopClock } from './exam-clock.ts'
import { $examStage } from './exam-stage.ts'
import { stopWatchingFocus, watchFocus } from './focus.ts'
import { $paper } from './paper.ts'

/** Whether the learner's session has ended during the exam. */
export const $sessionEnded = atom(false)

let allowLeaving: (() => void) | undefined
let stops: (() => void)[] = []

/**
 * Opens the exam room for an exam paper, with the unsent answers of an earlier visit. `onOver` is called if the
 * attempt ends without an action on this page.
 */
export function openExamRoom(
  target: ExamTarget,
  before: Parameters<typeof startSaving>[2],
  onOver: () => void,
): void {
  const listener = {
    onOver,
    onTaken: leaveSeat,
    onOtherLearner: reloadPage,
  }
  startSaving(target, listener, before)
  setSessionEndHandler(() => $sessionEnded.set(true))
  watchFocus()
  allowLeaving?.()
  allowLeaving = examDevice().confirmLeaving()
  const variant = environment().navigation.current().startsWith('/mobile') ? 'mobile' : 'desktop'
  // From here on the page stays in its variant (desktop or mobile), even if the window is resized.
  environment().visit.set('view', variant)
  stops = [examDevice().onTabMessage((message) => leaveForNewerSeat(message))]
  $examStage.set({ at: 'room' })
  void examDevice().cachePage(($paper.get()?.questions ?? []).flatMap(({ picture }) => picture?.link ?? []))
}

/** Leaves the attempt if another tab has opened the same exam paper later, that is, with a higher seat number. */
function leaveForNewerSeat(message: unknown): void {
  const paper = $paper.get()
  const { attemptId, seat } = (message ?? {}) as { attemptId?: number; seat?: number }
  if (paper && attemptId === paper.attemptId && seat !== undefined && seat > paper.seat) leaveSeat()
}

function leaveSeat(): void {
  leaveAttempt()
  $examStage.set({ at: 'taken' })
}

/**
 * Reloads the page if another learner has signed in in the meantime. The stored answers stay on the device for the
 * first learner.
 */
function reloadPage(): void {
  leaveAttempt()
  const { navigation } = environment()
  navigation.go(navigation.current())
}

/** Stops saving, the clock and the listeners of the exam room. */
export function leaveAttempt(): void {
  stopSaving()
  stopWatchingFocus()
  stopClock()
  allowLeaving?.()
  allowLeaving = undefined
  for (const stop of stops) stop()
  stops = []
  setSessionEndHandler(undefined)
}

/** Turns off the browser's warning on leaving the page. The sign-in leaves the page, but returns to it. */
export function disableLeaveWarning(): void {
  allowLeaving?.()
  allowLeaving = undefined
}
