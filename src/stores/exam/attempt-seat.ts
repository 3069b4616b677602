import { atom } from 'nanostores'
import { encryptedDevice } from '../../environment/device.ts'
import { environment } from '../../environment/environment.ts'
import type { ExamTarget } from '../../query/exam.ts'
import { stayAtSessionEnd } from '../session/session.ts'
import { startSaving, stopSaving } from './answer-saving.ts'
import { $stage } from './exam-stage.ts'
import { stopWatching, watchFocus } from './focus.ts'
import { $paper } from './paper.ts'
import { stopClock } from './time.ts'

/** Whether the session has ended in the middle of the exam. */
export const $sessionEnded = atom(false)

let letGo: (() => void) | undefined
let stops: (() => void)[] = []

/** Sits down at the paper, with answers that still wait from before; `onOver` follows when the attempt has ended without this page. */
export function joinAttempt(
  target: ExamTarget,
  before: Parameters<typeof startSaving>[2],
  onOver: () => void,
): void {
  const listener = {
    onOver,
    onTaken: leaveSeat,
    onSessionEnded: () => $sessionEnded.set(true),
    onStranger: startOver,
  }
  startSaving(target, listener, before)
  stayAtSessionEnd(() => $sessionEnded.set(true))
  watchFocus()
  letGo?.()
  letGo = encryptedDevice().confirmLeaving()
  const variant = environment().navigation.current().startsWith('/mobile') ? 'mobile' : 'desktop'
  // Work has begun: from here on the page stays the view that it is, however wide the window becomes.
  environment().visit.set('view', variant)
  stops = [encryptedDevice().onTabMessage((word) => heed(word))]
  $stage.set({ at: 'room' })
  void encryptedDevice().cachePage(
    ($paper.get()?.questions ?? []).flatMap(({ picture }) => picture?.link ?? []),
  )
}

/** Heeds another tab that has sat down at the same paper. */
function heed(word: unknown): void {
  const paper = $paper.get()
  const { attemptId, seat } = (word ?? {}) as { attemptId?: number; seat?: number }
  if (paper && attemptId === paper.attemptId && seat !== undefined && seat > paper.seat) leaveSeat()
}

function leaveSeat(): void {
  leaveAttempt()
  $stage.set({ at: 'taken' })
}

/** Somebody else has signed in meanwhile: the page begins anew for them, and what is kept waits for its owner. */
function startOver(): void {
  leaveAttempt()
  const { navigation } = environment()
  navigation.go(navigation.current())
}

/** Stops everything that belongs to the table. */
export function leaveAttempt(): void {
  stopSaving()
  stopWatching()
  stopClock()
  letGo?.()
  letGo = undefined
  for (const stop of stops) stop()
  stops = []
  stayAtSessionEnd(undefined)
}

/** Lets go of the page on purpose: to sign on, which comes back. */
export function releasePage(): void {
  letGo?.()
  letGo = undefined
}
