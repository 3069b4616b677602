import type { Db } from '#server/db/client.ts'
import { isWithinGrace } from '#src/domain/exam/time.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type AttemptRow, lockAttempt } from './attempt-rows.ts'
import { endAttempt } from './end-attempt.ts'
import type { SaveAnswersInput } from './save-answers.ts'
import { findOptionOrders, listPositions, storeAnswers } from './store-answers.ts'

/**
 * Ends a learner's attempt with the submitted answers; after the deadline, the saved answers are graded instead. A
 * repeated call changes nothing. Refused as `notFound` if there is no such attempt, and as `invalid` for an answer
 * that is not an option on the exam paper.
 */
export async function submitExam(
  db: Db,
  learnerId: number,
  { attemptId, answers, seat }: SaveAnswersInput,
  now: number,
): Promise<AttemptRow | RefusedResult> {
  return db.transaction(async (tx) => {
    const row = await lockAttempt(tx, learnerId, attemptId)
    if (!row) return refuse('notFound')
    if (row.state !== 'open') return row
    if (row.deadline && !isWithinGrace(row.deadline.getTime(), now))
      return endAttempt(tx, row, 'expired', now)
    const orders = answers.length === 0 ? [] : await findOptionOrders(tx, attemptId, listPositions(answers))
    const stored =
      answers.length === 0 ? row : await storeAnswers(tx, attemptId, { answers, orders, seat }, now)
    return isRefused(stored) ? stored : endAttempt(tx, row, 'submitted', now)
  })
}
