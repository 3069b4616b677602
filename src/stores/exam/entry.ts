import { getExamPaper, getExamResult, saveExamDraft } from '../../contract/learning/exam.ts'
import { getExamTerms } from '../../contract/learning/exam-terms.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { displayName } from '../../domain/learner/learner.ts'
import { encryptedDevice } from '../../environment/device.ts'
import { environment } from '../../environment/environment.ts'
import type { ExamTarget } from '../../query/exam.ts'
import type { ExamView } from '../../query/exam-view.ts'
import { $session, loadSession } from '../session/session.ts'
import { sendNow } from './answer-saving.ts'
import { joinAttempt } from './attempt-seat.ts'
import { loadOutcome, showResult } from './end.ts'
import { $busy, $stage, $trouble, inRoom } from './exam-stage.ts'
import { $paper, openPaper, type Paper, paperOf } from './paper.ts'
import { openVaultOf, readSavedExam, savePaper } from './saved-exam.ts'
import { deadlineHere, setClock } from './time.ts'

/** The delay of a confirmed start, in milliseconds. Specification 1, section 9. */
const startDelay = 100

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
    const missing = failure?.kind === 'refused' && failure.code === codeByReason.notFound
    return missing ? $stage.set({ at: 'missing' }) : resumeKept(target)
  }
  const { name, resumes } = terms.value
  if (resumes && visit.get(inRoom(target)) === '1') return sit(target, name)
  if (result.value.mayEnter) return $stage.set({ at: 'door', terms: terms.value })
  if (result.value.attemptId === null) return $stage.set({ at: 'closed', name })
  await showResult(target, name, result.value)
}

/** Goes on with what was kept on this device, for the person who was here last. */
async function resumeKept(target: ExamTarget): Promise<void> {
  const person = encryptedDevice().lastPersonId()
  const mayBe = environment().mayBeSignedIn()
  if (person === undefined || !mayBe) return $stage.set({ at: 'failed' })
  openVaultOf(person)
  const { paper, waiting } = await readSavedExam(target)
  if (!paper || environment().visit.get(inRoom(target)) !== '1') return $stage.set({ at: 'failed' })
  const { deadline, ...kept } = paper
  openPaper(kept)
  setClock(deadline === null ? null : Math.ceil((deadline - environment().now()) / 1000))
  joinAttempt(
    target,
    waiting?.attemptId === kept.attemptId ? waiting.answers : [],
    () => void loadOutcome(target),
  )
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
  [codeByReason.enrolmentExpired, 'tooLate'],
  [codeByReason.paperFailed, 'noPaper'],
])

/**
 * Sits down at the table: what still waits on this device goes first, under the seat that gave it, so that a newer
 * answer of another device stays; then comes the paper.
 */
async function sit(target: ExamTarget, name: string): Promise<void> {
  const { api, visit } = environment()
  const { waiting } = await readSavedExam(target)
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
  openPaper(paper)
  setClock(sheet.value.secondsLeft)
  await savePaper(target, { ...paper, deadline: deadlineHere() })
  visit.set(inRoom(target), '1')
  encryptedDevice().postToTabs({ attemptId: paper.attemptId, seat: paper.seat })
  joinAttempt(target, [], () => void loadOutcome(target))
}

/** Who sits here, as the watermark says: name, address and number. */
function holder(): string {
  const session = $session.get()
  if (session.state !== 'signedIn') return $paper.get()?.holder ?? ''
  const { learner } = session
  return `${displayName(learner)} · ${learner.email} · ${learner.id}`
}

/** Takes the seat back from another page. */
export const reclaimSeat = (target: ExamTarget): Promise<void> => sit(target, $paper.get()?.name ?? '')

/** Goes from the result, or from an analysis, to what awaits one now. */
export async function lookAgain(target: ExamTarget): Promise<void> {
  $trouble.set(null)
  await lookIn(target)
}
