import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { ExamResult } from '#src/domain/exam/exam.ts'
import { mostAttempts } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { attemptsOf, type ExamOf } from './attempt-rows.ts'
import { allowsAnother } from './begin-exam.ts'
import { type Exam, findExam } from './find-exam.ts'
import { hasOpenPaper, isAnalysable } from './may-analyse.ts'

/** The result of an exam for a learner, or how far it is. Refused as `notFound`. */
export async function getExamResult(
  db: Db,
  audience: Audience,
  of: ExamOf,
  now: number,
): Promise<ExamResult | RefusedResult> {
  const exam = await findExam(db, audience, of, now)
  return isRefused(exam) ? exam : resultOf(db, of, exam)
}

async function resultOf(db: Db, of: ExamOf, exam: Exam): Promise<ExamResult> {
  const attempts = (await attemptsOf(db, of)).filter(({ round }) => round === exam.round)
  // A pass is the result, also where an attempt was under way when an earlier one turned into it.
  const last = attempts.find(({ state }) => state === 'passed' && of.exam === 'theory') ?? attempts[0]
  const open = last?.state === 'open'
  return {
    attemptId: last?.id ?? null,
    state: last?.state ?? null,
    score: last?.score ?? null,
    attempts: attempts.length,
    mostAttempts: of.exam === 'theory' ? mostAttempts : null,
    mayEnter: open || (!exam.blocked && allowsAnother(of, attempts)),
    mayAnalyse: last !== undefined && isAnalysable(last, attempts) && !(await hasOpenPaper(db, of)),
    seen: last?.seen ?? false,
  }
}

/** Notes that the learner has seen the result of an attempt. */
export const markSeen = (db: Db, learnerId: number, attemptId: number) =>
  db
    .update(attempt)
    .set({ seen: true })
    .where(and(eq(attempt.id, attemptId), eq(attempt.learnerId, learnerId)))
