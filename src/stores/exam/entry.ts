import { canRetry, refusalCodeOf } from '../../api/result.ts'
import { getExamPaper, getExamResult, saveExamDraft } from '../../contract/learning/exam.ts'
import { getExamTerms } from '../../contract/learning/exam-terms.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { displayNameOf } from '../../domain/learner/learner.ts'
import { environment } from '../../environment/environment.ts'
import { examDevice } from '../../environment/exam-device.ts'
import type { ExamTarget } from '../../query/exam.ts'
import type { ExamView } from '../../query/exam-view.ts'
import { $session, loadSession } from '../session/session.ts'
import { sendUnsentAnswers } from './answer-saving.ts'
import { computeDeviceDeadline, setClock } from './exam-clock.ts'
import { $examFailure, $examStage, $isExamBusy, examRoomKeyOf } from './exam-stage.ts'
import { openExamRoom } from './open-exam-room.ts'
import { $paper, openPaper, type Paper, paperOf } from './paper.ts'
import { openLearnerStore, readSavedExam, savePaper } from './saved-exam.ts'
import { loadOutcome, showResult } from './submission.ts'

/**
 * The time between the learner's confirmation and the start of the attempt, in milliseconds. Specification 1,
 * section 9.
 */
const startDelay = 100

/**
 * Opens an exam: its entry page, the exam room or the result; with `view`, the list of attempts or an analysis. If
 * the server is unreachable, continues with the exam paper that is stored on this device.
 */
export async function openExam(target: ExamTarget, view: ExamView = {}): Promise<void> {
  $examStage.set({ at: 'opening' })
  const session = await loadSession()
  if (session.state === 'anonymous') return $examStage.set({ at: 'anonymous' })
  if (session.state === 'signedIn') openLearnerStore(session.learner.id)
  else return resumeStored(target)
  if (view.attemptId === undefined && !view.attempts) return loadStage(target)
  const terms = await environment().api.call(getExamTerms, target)
  const name = terms.ok ? terms.value.name : ''
  if (view.attemptId === undefined) $examStage.set({ at: 'attempts', name })
  else $examStage.set({ at: 'analysis', name, attemptId: view.attemptId })
}

/** Loads the terms and the result, and shows the entry page, the exam room or the result accordingly. */
async function loadStage(target: ExamTarget): Promise<void> {
  const { api, visit } = environment()
  const [terms, result] = await Promise.all([api.call(getExamTerms, target), api.call(getExamResult, target)])
  if (!terms.ok || !result.ok) {
    const missing = [terms, result].some(
      (each) => !each.ok && refusalCodeOf(each.failure) === codeByReason.notFound,
    )
    return missing ? $examStage.set({ at: 'missing' }) : resumeStored(target)
  }
  const { name, resumes } = terms.value
  if (resumes && visit.get(examRoomKeyOf(target)) === '1') return openSeat(target, name)
  if (result.value.mayEnter) return $examStage.set({ at: 'door', terms: terms.value })
  if (result.value.attemptId === null) return $examStage.set({ at: 'closed', name })
  await showResult(target, name, result.value)
}

/**
 * Continues with the stored paper of the learner who used this device last. If there is no such paper, shows a
 * failure.
 */
async function resumeStored(target: ExamTarget): Promise<void> {
  const person = examDevice().lastPersonId()
  const hasSignedInCookie = environment().hasSignedInCookie()
  if (person === undefined || !hasSignedInCookie) return $examStage.set({ at: 'failed' })
  openLearnerStore(person)
  const { paper, waiting } = await readSavedExam(target)
  if (!paper || environment().visit.get(examRoomKeyOf(target)) !== '1')
    return $examStage.set({ at: 'failed' })
  const { deadline, ...stored } = paper
  openPaper(stored)
  setClock(deadline === null ? null : Math.ceil((deadline - environment().now()) / 1000))
  openExamRoom(
    target,
    waiting?.attemptId === stored.attemptId ? waiting.answers : [],
    () => void loadOutcome(target, stored.name),
  )
  void sendUnsentAnswers()
}

/** Starts or resumes the attempt, shortly after the learner's confirmation. */
export async function enterAttempt(target: ExamTarget, name: string): Promise<void> {
  if ($isExamBusy.get()) return
  $isExamBusy.set(true)
  $examFailure.set(null)
  await new Promise<void>((resolve) => void environment().later(resolve, startDelay))
  await openSeat(target, name)
  $isExamBusy.set(false)
}

const failures = new Map<number, 'tooLate' | 'noPaper'>([
  [codeByReason.enrolmentExpired, 'tooLate'],
  [codeByReason.paperFailed, 'noPaper'],
])

/**
 * Opens the exam paper on this page. Each opening of a paper gets a new seat number. Unsent answers on this device
 * are sent first, with the earlier seat number, so that they do not replace newer answers from another device.
 */
async function openSeat(target: ExamTarget, name: string): Promise<void> {
  const { api, visit } = environment()
  const { waiting } = await readSavedExam(target)
  const sent = waiting && (await api.call(saveExamDraft, waiting))
  // If unsent answers could not be sent, the paper is not opened, because opening it would overwrite them. If the
  // server refuses them, the attempt has ended, and they are no longer needed.
  const isUnsent = sent && !sent.ok && canRetry(sent.failure)
  const result = isUnsent ? sent : await api.call(getExamPaper, target)
  if (!result.ok) {
    const { failure } = result
    if ($examStage.get().at === 'opening') return resumeStored(target)
    return $examFailure.set((failure.kind === 'refused' && failures.get(failure.code)) || 'begin')
  }
  const paper: Paper = paperOf({ name, holder: watermarkText() }, result.value)
  openPaper(paper)
  setClock(result.value.secondsLeft)
  await savePaper(target, { ...paper, deadline: computeDeviceDeadline() })
  visit.set(examRoomKeyOf(target), '1')
  examDevice().postToTabs({ attemptId: paper.attemptId, seat: paper.seat })
  openExamRoom(target, [], () => void loadOutcome(target, name))
}

/** Returns the text of the watermark: the learner's name, email address and id. */
function watermarkText(): string {
  const session = $session.get()
  if (session.state !== 'signedIn') return $paper.get()?.holder ?? ''
  const { learner } = session
  return `${displayNameOf(learner)} · ${learner.email} · ${learner.id}`
}

/** Continues the attempt on this page after another tab or device has taken it over. */
export const reclaimSeat = (target: ExamTarget): Promise<void> => openSeat(target, $paper.get()?.name ?? '')

/** Closes the result or analysis and shows the current stage of the exam. */
export async function reloadStage(target: ExamTarget): Promise<void> {
  $examFailure.set(null)
  await loadStage(target)
}
