import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attemptQuestion } from '#server/db/schema/attempt.ts'
import { indexOf } from '#src/domain/exam/exam.ts'
import { isInTime } from '#src/domain/exam/time.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import { type AttemptRow, lockAttempt } from './attempt-rows.ts'
import { endAttempt } from './end-attempt.ts'

/**
 * An answer: the letters chosen for the question at a position of the paper. No letters take an answer back.
 */
export interface Answer {
  position: number
  letters: readonly string[]
}

/**
 * Keeps answers of a learner's attempt. Refused as `notFound`, and as `submitFailed` when the attempt has
 * ended; an attempt whose deadline has passed is ended here.
 */
export async function saveAnswers(
  db: Db,
  learnerId: number,
  attemptId: number,
  answers: readonly Answer[],
  now: number,
): Promise<{ savedAt: string } | Refused> {
  return db.transaction(async (tx) => {
    const row = await lockAttempt(tx, learnerId, attemptId)
    if (!row) return refuse('notFound')
    if (row.state !== 'open') return refuse('submitFailed')
    if (row.deadline && !isInTime(row.deadline.getTime(), now)) {
      await endAttempt(tx, row, 'expired', now)
      return refuse('submitFailed')
    }
    return (await keepAnswers(tx, row, answers)) ?? { savedAt: new Date(now).toISOString() }
  })
}

/**
 * Writes answers into the rows of an attempt. Refused as `invalid` when a position or a letter is not on the
 * paper.
 */
export async function keepAnswers(
  tx: Db,
  row: AttemptRow,
  answers: readonly Answer[],
): Promise<Refused | undefined> {
  const paper = await tx.select().from(attemptQuestion).where(eq(attemptQuestion.attemptId, row.id))
  const orders = new Map(paper.map(({ position, order }) => [position, order]))
  for (const { position, letters } of answers) {
    const given = letters.map((letter) => orders.get(position)?.[indexOf(letter)])
    if (!orders.has(position) || given.includes(undefined)) return refuse('invalid')
    await tx
      .update(attemptQuestion)
      .set({ given: [...new Set(given as number[])] })
      .where(and(eq(attemptQuestion.attemptId, row.id), eq(attemptQuestion.position, position)))
  }
  return undefined
}
