import { getExamResult, submitExam } from '../../contract/learning/exam.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import type { ExamResult } from '../../domain/exam/exam.ts'
import { environment } from '../../environment/environment.ts'
import type { ExamTarget } from '../../query/exam.ts'
import { listWaitingAnswers } from './answer-saving.ts'
import { $examFailure, $examStage, $isExamBusy, examRoomKeyOf } from './exam-stage.ts'
import { $sessionEnded, leaveAttempt } from './open-exam-room.ts'
import { $paper } from './paper.ts'
import { deleteSavedExam } from './saved-exam.ts'

/** Submits the exam, together with the answers that the server does not have yet. */
export async function submitTheoryExam(target: ExamTarget): Promise<void> {
  const paper = $paper.get()
  if (!paper || $isExamBusy.get()) return
  $isExamBusy.set(true)
  $examFailure.set(null)
  const { attemptId, seat, name } = paper
  const result = await environment().api.call(submitExam, {
    ...target,
    attemptId,
    seat,
    answers: listWaitingAnswers(),
  })
  $isExamBusy.set(false)
  if (result.ok) return showResult(target, name, result.value)
  if (result.failure.kind === 'refused' && result.failure.code === codeByReason.needLogin)
    return $sessionEnded.set(true)
  $examFailure.set('submit')
}

/** Loads and shows the result of an attempt that has ended without an action on this page. */
export async function loadOutcome(target: ExamTarget, name: string): Promise<void> {
  const result = await environment().api.call(getExamResult, target)
  if (result.ok) await showResult(target, name, result.value)
}

/** Shows a result and deletes the stored exam paper. */
export async function showResult(target: ExamTarget, name: string, result: ExamResult): Promise<void> {
  leaveAttempt()
  $paper.set(null)
  environment().visit.set(examRoomKeyOf(target), '0')
  await deleteSavedExam(target)
  $examStage.set({ at: 'result', name, result })
}
