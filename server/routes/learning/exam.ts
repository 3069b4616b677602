import * as contract from '#src/contract/learning/exam.ts'
import * as terms from '#src/contract/learning/exam-terms.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { implementForLearner } from '../../implement.ts'
import { listAttemptsAtExam } from '../../services/learning/exam/attempt-rows.ts'
import { beginExam } from '../../services/learning/exam/begin-exam.ts'
import { canAnalyseAttempt, hasOpenPaper } from '../../services/learning/exam/can-analyse-attempt.ts'
import {
  findAttempt,
  findOpenTheoryAttempt,
  quizStatusOf,
} from '../../services/learning/exam/find-attempt.ts'
import { getExam } from '../../services/learning/exam/get-exam.ts'
import { getExamResult, markResultSeen } from '../../services/learning/exam/get-exam-result.ts'
import { getExamTerms } from '../../services/learning/exam/get-exam-terms.ts'
import { listPastAttempts } from '../../services/learning/exam/list-past-attempts.ts'
import { loadAnalysedPaper } from '../../services/learning/exam/load-exam-paper.ts'
import { saveAnswers } from '../../services/learning/exam/save-answers.ts'
import { submitExam } from '../../services/learning/exam/submit-exam.ts'
import { createPictureLink } from '../publishing/picture-link.ts'

export const examRoutes = [
  implementForLearner(contract.getExamEntry, async ({ db, request, learner, now, ...audience }) => {
    const result = await getExamResult(db, audience, { learnerId: learner.id, ...request }, now)
    return isRefused(result) ? result : { mayEnter: result.mayEnter }
  }),

  implementForLearner(terms.getExamTerms, ({ db, request, learner, now, ...audience }) =>
    getExamTerms(db, audience, { learnerId: learner.id, ...request }, now),
  ),

  implementForLearner(terms.getPastAttempts, ({ db, request, learner }) =>
    listPastAttempts(db, { learnerId: learner.id, ...request }),
  ),

  implementForLearner(contract.getExamPaper, ({ db, request, learner, now, random, ...audience }) =>
    beginExam(
      db,
      { learnerId: learner.id, ...request },
      { audience, random, now, linkOf: createPictureLink({ ...audience, now }) },
    ),
  ),

  implementForLearner(contract.saveExamDraft, ({ db, request, learner, now }) =>
    saveAnswers(db, learner.id, request, now),
  ),

  implementForLearner(contract.submitExam, async ({ db, request, learner, now, ...audience }) => {
    const ended = await submitExam(db, learner.id, request, now)
    return isRefused(ended) ? ended : getExamResult(db, audience, ended, now)
  }),

  implementForLearner(contract.getExamResult, async ({ db, request, learner, now, ...audience }) => {
    const result = await getExamResult(db, audience, { learnerId: learner.id, ...request }, now)
    if (!isRefused(result) && result.attemptId !== null)
      await markResultSeen(db, learner.id, result.attemptId)
    return result
  }),

  implementForLearner(contract.getExamAnalysis, async ({ db, request, learner, ...context }) => {
    const row = await findAttempt(db, learner.id, request.attemptId)
    if (!row) return refuse('notFound')
    const isAllowed =
      canAnalyseAttempt(row, await listAttemptsAtExam(db, row)) && !(await hasOpenPaper(db, row))
    return isAllowed
      ? loadAnalysedPaper(db, row, { language: context.language, linkOf: createPictureLink(context) })
      : refuse('forbidden')
  }),

  implementForLearner(contract.checkExamResult, async ({ db, request, learner }) => {
    const row = await findAttempt(db, learner.id, request.attemptId)
    if (!row) return refuse('notFound')
    return { score: row.score, reminds: row.score !== null && !row.seen }
  }),

  implementForLearner(contract.getOpenAttempt, async ({ db, learner, now }) => {
    const open = await findOpenTheoryAttempt(db, learner.id, now)
    if (!open) return null
    const { row, secondsLeft } = open
    return { attemptId: row.id, exam: row.exam, targetId: row.targetId, secondsLeft }
  }),

  implementForLearner(contract.getQuizAttempt, async ({ db, request, learner, now, ...audience }) => {
    const examKey = { learnerId: learner.id, ...request }
    const exam = await getExam(db, audience, examKey, now)
    if (isRefused(exam)) return exam
    const open = (await listAttemptsAtExam(db, examKey)).find(({ state }) => state === 'open')
    return { attemptId: open?.id ?? null }
  }),

  implementForLearner(contract.getQuizProgress, async ({ db, request, learner, now, ...audience }) => {
    const examKey = { learnerId: learner.id, ...request }
    const exam = await getExam(db, audience, examKey, now)
    return isRefused(exam) ? exam : quizResult(await listAttemptsAtExam(db, examKey))
  }),

  implementForLearner(contract.getQuizResult, async ({ db, request, learner }) => {
    const row = await findAttempt(db, learner.id, request.attemptId)
    return row ? quizResult([row]) : refuse('notFound')
  }),
]

/** Returns the learner's progress in a quiz, with the learner's last attempt. */
function quizResult(attempts: Awaited<ReturnType<typeof listAttemptsAtExam>>) {
  const [last] = attempts
  return {
    attemptId: last?.id ?? null,
    progress: quizStatusOf(attempts),
    state: last?.state ?? null,
    score: last?.score ?? null,
    passed: last?.state === 'passed',
  }
}
