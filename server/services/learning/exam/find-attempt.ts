import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { secondsLeft } from '#src/domain/exam/time.ts'
import type { ExerciseProgress } from '#src/domain/exercise.ts'
import type { AttemptRow } from './attempt-rows.ts'

/** A learner's attempt by its id; undefined for anybody else's. */
export async function findAttempt(db: Db, learnerId: number, id: number): Promise<AttemptRow | undefined> {
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.id, id), eq(attempt.learnerId, learnerId)))
  return row
}

/** The theory exam that a learner is in the middle of: its clock runs, so signing off has to wait. */
export async function openTheory(db: Db, learnerId: number, now: number) {
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.learnerId, learnerId), eq(attempt.state, 'open'), eq(attempt.exam, 'theory')))
    .orderBy(desc(attempt.id))
    .limit(1)
  const left = row?.deadline ? secondsLeft(row.deadline.getTime(), now) : 0
  return row && left > 0 ? { row, secondsLeft: left } : undefined
}

/** How far a quiz is, judged by all attempts: one pass is enough for ever. */
export function exerciseProgressOf(attempts: readonly AttemptRow[]): ExerciseProgress {
  if (attempts.some(({ state }) => state === 'passed')) return 'finish'
  return attempts.length > 0 ? 'learning' : 'pending'
}
