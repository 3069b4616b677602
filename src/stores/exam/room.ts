import { atom } from 'nanostores'
import { codeOf } from '../../contract/codes.ts'
import { getExamPaper, getExamResult, saveExamDraft, submitExam } from '../../contract/exam.ts'
import { getExamTerms } from '../../contract/exam-terms.ts'
import type { ExamResult } from '../../domain/exam/exam.ts'
import { displayName } from '../../domain/learner/learner.ts'
import { device } from '../../environment/device.ts'
import { environment } from '../../environment/environment.ts'
import type { ExamTarget } from '../../query/exam.ts'
import type { ExamView } from '../../query/exam-view.ts'
import { $session, loadSession, stayAtSessionEnd } from '../session.ts'
import { stopWatching, watchFocus } from './focus.ts'
import { forgetKept, keepPaper, openVaultOf, readKept } from './kept.ts'
import { $paper, $position, layOut, type Paper, paperOf } from './paper.ts'
import { type Listener, sendNow, startSaving, stopSaving, waitingNow } from './saving.ts'
import { $stage } from './stage.ts'
import { deadlineHere, setClock, stopClock } from './time.ts'

/** Whether something is on its way that a second click must not repeat: a beginning or a submission. */
export const $busy = atom(false)
/** What could not be done, as the name of its sentence; null where all is well. */
export const $trouble = atom<'begin' | 'tooLate' | 'noPaper' | 'submit' | null>(null)
/** Whether the session has ended in the middle of the exam. */
export const $sessionEnded = atom(false)
/** Whether a reload works here without a line; null while it is found out. */
export const $reloadable = atom<boolean | null>(null)

/** The delay of a confirmed start, in milliseconds. Specification 1, section 9. */
const startDelay = 100

let letGo: (() => void) | undefined
let stops: (() => void)[] = []

/** The name under which a tab remembers that it is in the room, so that a reload comes back to the table. */
const inRoom = ({ exam, targetId }: ExamTarget): string => `exam-room ${exam} ${targetId}`

/** Opens an exam: finds out who is there and what awaits them. Without a line, goes on with what this device has kept. */
export async function openExam(target: ExamTarget, shows: ExamView = {}): Promise<void> {
  $stage.set({ at: 'opening' })
  const session = await loadSession()
  if (session.state === 'anonymous') return $stage.set({ at: 'anonymous' })
  if (session.state === 'signedIn') openVaultOf(session.learner.id)
  else return resumeKept(target)
  if (shows.attemptId === undefined && !shows.attempts) return lookIn(target)
  const terms = await environment().api.call(getExamTerms, target)
  const name = terms.ok ? terms.value.name : ''
  if (shows.attemptId === undefined) $stage.set({ at: 'attempts', name })
  else $stage.set({ at: 'analysis', name, attemptId: shows.attemptId })
}

/** Asks how the exam stands, and leads to the door, the table or the result. */
async function lookIn(target: ExamTarget): Promise<void> {
  const { api, visit } = environment()
  const [terms, result] = await Promise.all([api.call(getExamTerms, target), api.call(getExamResult, target)])
  if (!terms.ok || !result.ok) {
    const failure = terms.ok ? (result.ok ? undefined : result.failure) : terms.failure
    const missing = failure?.kind === 'refused' && failure.code === codeOf.notFound
    return missing ? $stage.set({ at: 'missing' }) : resumeKept(target)
  }
  const { name, resumes } = terms.value
  if (resumes && visit.get(inRoom(target)) === '1') return sit(target, name)
  if (result.value.mayEnter) return $stage.set({ at: 'door', terms: terms.value })
  if (result.value.attemptId === null) return $stage.set({ at: 'closed' })
  await showResult(target, name, result.value)
}

/** Goes on with what was kept on this device, for the person who was here last. */
async function resumeKept(target: ExamTarget): Promise<void> {
  const person = device().lastPerson()
  const mayBe = environment().mayBeSignedIn()
  if (person === undefined || !mayBe) return $stage.set({ at: 'failed' })
  openVaultOf(person)
  const { paper, waiting } = await readKept(target)
  if (!paper || environment().visit.get(inRoom(target)) !== '1') return $stage.set({ at: 'failed' })
  const { deadline, ...kept } = paper
  layOut(kept)
  setClock(deadline === null ? null : Math.ceil((deadline - environment().now()) / 1000))
  takePlace(target, waiting?.attemptId === kept.attemptId ? waiting.answers : [])
  void sendNow()
}

/** Begins or goes on, after the delay of a confirmed start. */
export async function enter(target: ExamTarget, name: string): Promise<void> {
  if ($busy.get()) return
  $busy.set(true)
  $trouble.set(null)
  await new Promise<void>((resolve) => void environment().later(resolve, startDelay))
  await sit(target, name)
  $busy.set(false)
}

const troubles = new Map<number, 'tooLate' | 'noPaper'>([
  [codeOf.enrolmentExpired, 'tooLate'],
  [codeOf.paperFailed, 'noPaper'],
])

/**
 * Sits down at the table: what still waits on this device goes first, under the seat that gave it, so that a newer
 * answer of another device stays; then comes the paper.
 */
async function sit(target: ExamTarget, name: string): Promise<void> {
  const { api, visit } = environment()
  const { waiting } = await readKept(target)
  const sent = waiting && (await api.call(saveExamDraft, waiting))
  // What could not be sent must not be overwritten: without it no paper is laid out. What is refused has ended.
  const lost = sent && !sent.ok && sent.failure.kind !== 'refused'
  const sheet = lost ? sent : await api.call(getExamPaper, target)
  if (!sheet.ok) {
    const { failure } = sheet
    if ($stage.get().at === 'opening') return resumeKept(target)
    return $trouble.set((failure.kind === 'refused' && troubles.get(failure.code)) || 'begin')
  }
  const paper: Paper = paperOf({ name, holder: holder() }, sheet.value)
  layOut(paper)
  setClock(sheet.value.secondsLeft)
  await keepPaper(target, { ...paper, deadline: deadlineHere() })
  visit.set(inRoom(target), '1')
  device().tellTabs({ attemptId: paper.attemptId, seat: paper.seat })
  takePlace(target, [])
}

/** Who sits here, as the watermark says: name, address and number. */
function holder(): string {
  const session = $session.get()
  if (session.state !== 'signedIn') return $paper.get()?.holder ?? ''
  const { learner } = session
  return `${displayName(learner)} · ${learner.email} · ${learner.id}`
}

function takePlace(target: ExamTarget, before: Parameters<typeof startSaving>[2]): void {
  const listener: Listener = {
    onOver: () => void findOut(target),
    onTaken: leaveSeat,
    onSessionEnded: () => $sessionEnded.set(true),
    onStranger: startOver,
  }
  startSaving(target, listener, before)
  stayAtSessionEnd(() => $sessionEnded.set(true))
  watchFocus()
  letGo?.()
  letGo = device().holdPage()
  const variant = environment().navigation.current().startsWith('/mobile') ? 'mobile' : 'desktop'
  // Work has begun: from here on the page stays the view that it is, however wide the window becomes.
  environment().visit.set('view', variant)
  stops = [device().onTold((word) => heed(word))]
  $stage.set({ at: 'room' })
  void device()
    .keepPage(($paper.get()?.questions ?? []).flatMap(({ picture }) => picture?.link ?? []))
    .then((kept) => $reloadable.set(kept))
}

/** Heeds another tab that has sat down at the same paper. */
function heed(word: unknown): void {
  const paper = $paper.get()
  const { attemptId, seat } = (word ?? {}) as { attemptId?: number; seat?: number }
  if (paper && attemptId === paper.attemptId && seat !== undefined && seat > paper.seat) leaveSeat()
}

function leaveSeat(): void {
  leaveTable()
  $stage.set({ at: 'taken' })
}

/** Somebody else has signed in meanwhile: the page begins anew for them, and what is kept waits for its owner. */
function startOver(): void {
  leaveTable()
  const { navigation } = environment()
  navigation.go(navigation.current())
}

/** Stops everything that belongs to the table. */
function leaveTable(): void {
  stopSaving()
  stopWatching()
  stopClock()
  letGo?.()
  letGo = undefined
  for (const stop of stops) stop()
  stops = []
  stayAtSessionEnd(undefined)
}

/** Takes the seat back from another page. */
export const takeBack = (target: ExamTarget): Promise<void> => sit(target, $paper.get()?.name ?? '')

/** Lets go of the page on purpose: to sign on, which comes back. */
export function releasePage(): void {
  letGo?.()
  letGo = undefined
}

/** Submits what is chosen; what the server has not got yet goes along. */
export async function submit(target: ExamTarget): Promise<void> {
  const paper = $paper.get()
  if (!paper || $busy.get()) return
  $busy.set(true)
  $trouble.set(null)
  const { attemptId, seat, name } = paper
  const answer = await environment().api.call(submitExam, {
    ...target,
    attemptId,
    seat,
    answers: waitingNow(),
  })
  $busy.set(false)
  if (answer.ok) return showResult(target, name, answer.value)
  if (answer.failure.kind === 'refused' && answer.failure.code === codeOf.needLogin)
    return $sessionEnded.set(true)
  $trouble.set('submit')
}

/** Finds out what became of an attempt that has ended without this page. */
async function findOut(target: ExamTarget): Promise<void> {
  const name = $paper.get()?.name ?? ''
  const result = await environment().api.call(getExamResult, target)
  if (result.ok) await showResult(target, name, result.value)
}

async function showResult(target: ExamTarget, name: string, result: ExamResult): Promise<void> {
  leaveTable()
  $paper.set(null)
  $position.set(1)
  environment().visit.set(inRoom(target), '0')
  await forgetKept(target)
  $stage.set({ at: 'result', name, result })
}

/** Goes from the result, or from an analysis, to what awaits one now. */
export async function lookAgain(target: ExamTarget): Promise<void> {
  $trouble.set(null)
  await lookIn(target)
}
