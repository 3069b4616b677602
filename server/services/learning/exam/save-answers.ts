import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt, attemptQuestion } from '#server/db/schema/attempt.ts'
import { computeSecondsLeft, isWithinGrace } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockAttempt } from './attempt-rows.ts'
import { endAttempt } from './end-attempt.ts'
import { listPositions, type OptionOrder, type SavedAnswer, storeAnswers } from './store-answers.ts'

/** The answers that a page saves. A page that sends no seat number counts as the newest page. */
export interface SaveAnswersInput {
  attemptId: number
  answers: readonly SavedAnswer[]
  seat?: number | undefined
}

/** The result of saving answers: the server's time, the seat number of the newest page, and the seconds left. */
export interface SaveAnswersResult {
  savedAt: string
  seat: number
  secondsLeft: number | null
}

/**
 * Saves answers of a learner's attempt. Refused as `notFound` if there is no such attempt, and as `submitFailed` if
 * the attempt has ended; ends an attempt whose deadline has passed. Refused as `invalid` for the same reasons as
 * `storeAnswers`.
 */
export async function saveAnswers(
  db: Db,
  learnerId: number,
  { attemptId, answers, seat }: SaveAnswersInput,
  now: number,
): Promise<SaveAnswersResult | RefusedResult> {
  const found = await findPaper(db, learnerId, attemptId, listPositions(answers))
  if (!found) return refuse('notFound')
  const { row, orders } = found
  if (row.state !== 'open') return refuse('submitFailed')
  if (row.deadline && !isWithinGrace(row.deadline.getTime(), now))
    return endLate(db, learnerId, attemptId, now)
  const stored =
    answers.length === 0 ? row : await storeAnswers(db, attemptId, { answers, orders, seat }, now)
  if (isRefused(stored)) return stored
  const remaining = row.deadline && computeSecondsLeft(row.deadline.getTime(), now)
  return { savedAt: new Date(now).toISOString(), seat: stored.seat, secondsLeft: remaining }
}

/**
 * Returns a learner's attempt and the orders of the options at the given positions of its exam paper; undefined if
 * there is no such attempt. Nothing is locked: the statement that stores the answers checks again that the attempt is
 * open.
 */
async function findPaper(db: Db, learnerId: number, attemptId: number, positions: number[]) {
  const rows = await db
    .select({
      row: { state: attempt.state, deadline: attempt.deadline, seat: attempt.seat },
      position: attemptQuestion.position,
      order: attemptQuestion.order,
    })
    .from(attempt)
    .leftJoin(
      attemptQuestion,
      and(eq(attemptQuestion.attemptId, attempt.id), inArray(attemptQuestion.position, positions)),
    )
    .where(and(eq(attempt.id, attemptId), eq(attempt.learnerId, learnerId)))
  const [first] = rows
  const orders = rows.filter(({ position }) => position !== null) as OptionOrder[]
  return first && { row: first.row, orders }
}

/**
 * Ends an attempt whose deadline has passed, unless another request has already ended it. Returns the refusal of
 * the late answers.
 */
const endLate = (db: Db, learnerId: number, attemptId: number, now: number): Promise<RefusedResult> =>
  db.transaction(async (tx) => {
    const row = await lockAttempt(tx, learnerId, attemptId)
    if (row?.state === 'open' && row.deadline && !isWithinGrace(row.deadline.getTime(), now))
      await endAttempt(tx, row, 'expired', now)
    return refuse('submitFailed')
  })
