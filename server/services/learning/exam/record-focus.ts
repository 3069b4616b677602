import { count, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { focusEvent } from '#server/db/schema/focus-event.ts'
import { clampToAttempt, type FocusEvent, mostOfAttempt } from '#src/domain/exam/focus.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockAttempt } from './attempt-rows.ts'

/**
 * Notes the events of the browser's window during a learner's open attempt. Refused as `notFound` for anybody
 * else's.
 */
export async function recordFocus(
  db: Db,
  of: { learnerId: number; attemptId: number; events: readonly FocusEvent[]; now: number },
): Promise<true | RefusedResult> {
  const { learnerId, attemptId, events, now } = of
  return db.transaction(async (tx) => {
    const row = await lockAttempt(tx, learnerId, attemptId)
    if (!row) return refuse('notFound')
    const within = { begunAt: row.begunAt.getTime(), now }
    const kept = row.state === 'open' ? events.slice(0, await roomFor(tx, attemptId)) : []
    if (kept.length === 0) return true
    await tx.insert(focusEvent).values(
      kept.map(({ type, at }) => ({
        attemptId,
        learnerId,
        type,
        at: new Date(clampToAttempt(Date.parse(at), within)),
        receivedAt: new Date(now),
      })),
    )
    return true
  })
}

/** How many more events of an attempt may be kept. */
async function roomFor(tx: Db, attemptId: number): Promise<number> {
  const [row] = await tx
    .select({ events: count() })
    .from(focusEvent)
    .where(eq(focusEvent.attemptId, attemptId))
  return Math.max(0, mostOfAttempt - (row?.events ?? 0))
}
