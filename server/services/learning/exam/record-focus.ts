import { count, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { focusEvent } from '#server/db/schema/focus-event.ts'
import { clampToAttempt, type ExamFocusEvent, maxEventsPerAttempt } from '#src/domain/exam/focus.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockAttempt } from './attempt-rows.ts'

/**
 * Stores the focus events of the browser window during a learner's open attempt. Refused as `notFound` for
 * another learner's attempt.
 */
export async function recordFocus(
  db: Db,
  input: { learnerId: number; attemptId: number; events: readonly ExamFocusEvent[]; now: number },
): Promise<true | RefusedResult> {
  const { learnerId, attemptId, events, now } = input
  return db.transaction(async (tx) => {
    const row = await lockAttempt(tx, learnerId, attemptId)
    if (!row) return refuse('notFound')
    const attemptTime = { begunAt: row.begunAt.getTime(), now }
    const accepted = row.state === 'open' ? events.slice(0, await remainingEvents(tx, attemptId)) : []
    if (accepted.length === 0) return true
    await tx.insert(focusEvent).values(
      accepted.map(({ type, at }) => ({
        attemptId,
        learnerId,
        type,
        at: new Date(clampToAttempt(Date.parse(at), attemptTime)),
        receivedAt: new Date(now),
      })),
    )
    return true
  })
}

/** Returns how many more focus events may be stored for an attempt. */
async function remainingEvents(tx: Db, attemptId: number): Promise<number> {
  const [row] = await tx
    .select({ events: count() })
    .from(focusEvent)
    .where(eq(focusEvent.attemptId, attemptId))
  return Math.max(0, maxEventsPerAttempt - (row?.events ?? 0))
}
