import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { question } from '#server/db/schema/pool.ts'
import { maxAttempts } from '#src/domain/exam/time.ts'
import { type AttemptRow, type ExamKey, isAttemptAtExam } from './attempt-rows.ts'

type AttemptSummary = Pick<AttemptRow, 'exam' | 'round' | 'state'>

/**
 * Returns whether the right answers of an attempt may be shown: after a pass, or when its round has no attempt left.
 * The caller must also check `hasOpenPaper`: no answers are shown while an attempt is open. Decision:
 * docs/decisions/exam-papers.md.
 */
export function canAnalyseAttempt(row: AttemptSummary, attempts: readonly AttemptSummary[]): boolean {
  if (row.state === 'passed') return true
  const inRound = attempts.filter(({ round }) => round === row.round)
  return row.state === 'failed' && (row.exam !== 'theory' || inRound.length >= maxAttempts)
}

/**
 * Returns whether the learner has an open attempt with questions of this exam: the exam itself, or another
 * exam with the same pool, such as an older version of a certification.
 */
export async function hasOpenPaper(db: Db, examKey: ExamKey): Promise<boolean> {
  const papers = () =>
    db
      .selectDistinct({ poolId: question.poolId })
      .from(attempt)
      .innerJoin(attemptQuestion, eq(attemptQuestion.attemptId, attempt.id))
      .innerJoin(question, eq(question.id, attemptQuestion.questionId))
  const open = and(eq(attempt.learnerId, examKey.learnerId), eq(attempt.state, 'open'))
  const pools = papers().where(isAttemptAtExam(examKey))
  const found = await papers()
    .where(and(open, inArray(question.poolId, pools)))
    .limit(1)
  return found.length > 0
}
