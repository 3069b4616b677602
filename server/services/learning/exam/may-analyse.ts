import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { question } from '#server/db/schema/pool.ts'
import { mostAttempts } from '#src/domain/exam/time.ts'
import { type AttemptRow, type ExamOf, ofExam } from './attempt-rows.ts'

type Sat = Pick<AttemptRow, 'exam' | 'round' | 'state'>

/**
 * Whether an attempt has ended so that its right answers may be shown: after a pass, or when its round has no attempt left.
 * An open attempt of the learner still forbids it: see `hasOpenPaper`. Decision: docs/decisions/exam-papers.md.
 */
export function isAnalysable(row: Sat, attempts: readonly Sat[]): boolean {
  if (row.state === 'passed') return true
  const inRound = attempts.filter(({ round }) => round === row.round)
  return row.state === 'failed' && (row.exam !== 'theory' || inRound.length >= mostAttempts)
}

/**
 * Whether the learner has an open attempt on questions of this exam: the exam itself, or another that draws on the same pool,
 * as an older version of a certification does.
 */
export async function hasOpenPaper(db: Db, of: ExamOf): Promise<boolean> {
  const papers = () =>
    db
      .selectDistinct({ poolId: question.poolId })
      .from(attempt)
      .innerJoin(attemptQuestion, eq(attemptQuestion.attemptId, attempt.id))
      .innerJoin(question, eq(question.id, attemptQuestion.questionId))
  const open = and(eq(attempt.learnerId, of.learnerId), eq(attempt.state, 'open'))
  const pools = papers().where(ofExam(of))
  const found = await papers()
    .where(and(open, inArray(question.poolId, pools)))
    .limit(1)
  return found.length > 0
}
