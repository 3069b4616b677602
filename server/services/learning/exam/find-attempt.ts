import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { computeSecondsLeft } from '#src/domain/exam/time.ts'
import type { QuizStatus } from '#src/domain/quiz-status.ts'
import type { AttemptRow } from './attempt-rows.ts'

/** Returns a learner's attempt by its id; undefined for another learner's attempt. */
export async function findAttempt(db: Db, learnerId: number, id: number): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.id, id), eq(attempt.learnerId, learnerId)))
  return row
}

/**
 * Returns a learner's open theory attempt with the seconds left, or undefined; while its time runs, the learner can't
 * sign out.
 */
export async function findOpenTheoryAttempt(db: Db, learnerId: number, now: number) {
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.learnerId, learnerId), eq(attempt.state, 'open'), eq(attempt.exam, 'theory')))
    .orderBy(desc(attempt.id))
    .limit(1)
  const remaining = row?.deadline ? computeSecondsLeft(row.deadline.getTime(), now) : 0
  return row && remaining > 0 ? { row, secondsLeft: remaining } : undefined
}

/** Returns the progress of a quiz from all attempts: a passed quiz stays passed. */
export function quizStatusOf(attempts: readonly AttemptRow[]): QuizStatus {
  if (attempts.some(({ state }) => state === 'passed')) return 'finish'
  return attempts.length > 0 ? 'learning' : 'pending'
}
