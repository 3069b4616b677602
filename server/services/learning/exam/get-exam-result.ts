import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ExamResult } from '#src/domain/exam/exam.ts'
import { maxAttempts } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type ExamKey, listAttemptsAtExam } from './attempt-rows.ts'
import { canBeginAnotherAttempt } from './begin-exam.ts'
import { canAnalyseAttempt, hasOpenPaper } from './can-analyse-attempt.ts'
import { type ExamForLearner, getExam } from './get-exam.ts'

/**
 * Returns the result of an exam for a learner, or the learner's progress in the exam. Refused as `notFound` if there
 * is no such attempt.
 */
export async function getExamResult(
  db: Db,
  audience: Audience,
  examKey: ExamKey,
  now: number,
): Promise<ExamResult | RefusedResult> {
  const exam = await getExam(db, audience, examKey, now)
  return isRefused(exam) ? exam : resultOf(db, examKey, exam)
}

async function resultOf(db: Db, examKey: ExamKey, exam: ExamForLearner): Promise<ExamResult> {
  const attempts = (await listAttemptsAtExam(db, examKey)).filter(({ round }) => round === exam.round)
  // A passed theory attempt is the result. It need not be the last attempt: an earlier one may have become a pass
  // while a later one was open.
  const last = attempts.find(({ state }) => state === 'passed' && examKey.exam === 'theory') ?? attempts[0]
  const open = last?.state === 'open'
  return {
    attemptId: last?.id ?? null,
    state: last?.state ?? null,
    score: last?.score ?? null,
    attempts: attempts.length,
    maxAttempts: examKey.exam === 'theory' ? maxAttempts : null,
    mayEnter: open || (!exam.startRefusal && canBeginAnotherAttempt(examKey, attempts)),
    mayAnalyse: last !== undefined && canAnalyseAttempt(last, attempts) && !(await hasOpenPaper(db, examKey)),
    seen: last?.seen ?? false,
  }
}

/** Marks the result of an attempt as seen by the learner. */
export const markResultSeen = (db: Db, learnerId: number, attemptId: number) =>
  db
    .update(attempt)
    .set({ seen: true })
    .where(and(eq(attempt.id, attemptId), eq(attempt.learnerId, learnerId)))
