import * as contract from '../../src/contract/exam.ts'
import type { ExamKind } from '../../src/domain/exam/exam.ts'
import { isRefused, refuse } from '../../src/domain/refusal/refusal.ts'
import { implementForLearner } from '../implement.ts'
import { attemptsOf } from '../services/exam/attempt-rows.ts'
import { beginExam } from '../services/exam/begin-exam.ts'
import { examResult, markSeen, mayAnalyse } from '../services/exam/exam-result.ts'
import { analyse } from '../services/exam/exam-sheet.ts'
import { exerciseProgressOf, findAttempt, openTheory } from '../services/exam/find-attempt.ts'
import { findExam } from '../services/exam/find-exam.ts'
import { saveAnswers } from '../services/exam/save-answers.ts'
import { submitExam } from '../services/exam/submit-exam.ts'

const examOf = (learnerId: number, request: { releaseId: number; relationType: ExamKind }) => ({
  learnerId,
  exam: request.relationType,
  subjectId: request.releaseId,
})

const answersOf = (list: readonly { questionHisId: number; answer: string[] }[]) =>
  list.map(({ questionHisId, answer }) => ({ position: questionHisId, letters: answer }))

/** The attempts of the round that an attempt belongs to. */
const roundOf = async (
  db: Parameters<typeof attemptsOf>[0],
  row: NonNullable<Awaited<ReturnType<typeof findAttempt>>>,
) => (await attemptsOf(db, row)).filter(({ round }) => round === row.round)

export const examRoutes = [
  implementForLearner(contract.getExamEntry, async ({ db, request, learner, now, ...audience }) => {
    const result = await examResult(db, audience, examOf(learner.id, request), now)
    return isRefused(result) ? result : { entryStatus: result.mayEnter }
  }),

  implementForLearner(contract.getExamPaper, ({ db, request, learner, now, random, ...audience }) =>
    beginExam(db, examOf(learner.id, request), { audience, random, now }),
  ),

  implementForLearner(contract.saveExamDraft, ({ db, request, learner, now }) =>
    saveAnswers(db, learner.id, request.examRefId, answersOf(request.answerList), now),
  ),

  implementForLearner(contract.submitExam, async ({ db, request, learner, now, ...audience }) => {
    const answers = answersOf(request.answerList)
    const ended = await submitExam(db, learner.id, request.examRefId, answers, now)
    return isRefused(ended) ? ended : examResult(db, audience, ended, now)
  }),

  implementForLearner(contract.getExamResult, async ({ db, request, learner, now, ...audience }) => {
    const result = await examResult(db, audience, examOf(learner.id, request), now)
    if (!isRefused(result) && result.attemptId !== null) await markSeen(db, learner.id, result.attemptId)
    return result
  }),

  implementForLearner(contract.getExamAnalysis, async ({ db, request, learner }) => {
    const row = await findAttempt(db, learner.id, request.examRecordsId)
    if (!row) return refuse('notFound')
    return mayAnalyse(row, (await roundOf(db, row)).length) ? analyse(db, row) : refuse('forbidden')
  }),

  implementForLearner(contract.checkExamResult, async ({ db, request, learner }) => {
    const row = await findAttempt(db, learner.id, request.examRecordsId)
    if (!row) return refuse('notFound')
    return { theoryExamScore: row.score, isNeedReminder: row.score !== null && !row.seen }
  }),

  implementForLearner(contract.getOpenAttempt, async ({ db, learner, now }) => {
    const open = await openTheory(db, learner.id, now)
    if (!open) return null
    const { row, secondsLeft } = open
    return { examId: row.id, releaseId: row.subjectId, relationType: row.exam, countDown: secondsLeft }
  }),

  implementForLearner(contract.getQuizAttempt, async ({ db, request, learner, now, ...audience }) => {
    const of = examOf(learner.id, request)
    const exam = await findExam(db, audience, of, now)
    if (isRefused(exam)) return exam
    const open = (await attemptsOf(db, of)).find(({ state }) => state === 'open')
    return { examId: open?.id ?? null }
  }),

  implementForLearner(contract.getQuizProgress, async ({ db, request, learner, now, ...audience }) => {
    const of = examOf(learner.id, request)
    const exam = await findExam(db, audience, of, now)
    return isRefused(exam) ? exam : quizResult(await attemptsOf(db, of))
  }),

  implementForLearner(contract.getQuizResult, async ({ db, request, learner }) => {
    const row = await findAttempt(db, learner.id, request.examId)
    return row ? quizResult([row]) : refuse('notFound')
  }),
]

/** How far a quiz is, and its last attempt. */
function quizResult(attempts: Awaited<ReturnType<typeof attemptsOf>>) {
  const [last] = attempts
  return {
    examId: last?.id ?? null,
    exerciseProcess: exerciseProgressOf(attempts),
    status: last?.state ?? null,
    score: last?.score ?? null,
    passStatus: last?.state === 'passed',
  }
}
