import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { focusEvent } from '#server/db/schema/focus-event.ts'
import { learner } from '#server/db/schema/learner.ts'

const maxAttempts = 100

/**
 * Lists the attempts of the learner with an email address, the newest first, with the events of the browser
 * windows.
 */
export async function listAttempts(db: Db, email: string) {
  const rows = await db
    .select({ attempt })
    .from(attempt)
    .innerJoin(learner, eq(learner.id, attempt.learnerId))
    .where(eq(sql`lower(${learner.email})`, email.toLowerCase()))
    .orderBy(desc(attempt.id))
    .limit(maxAttempts)
  const ids = rows.map((row) => row.attempt.id)
  const events = await db
    .select()
    .from(focusEvent)
    .where(inArray(focusEvent.attemptId, ids))
    .orderBy(asc(focusEvent.at), asc(focusEvent.id))
  const byAttempt = Map.groupBy(events, ({ attemptId }) => attemptId)
  return rows.map(({ attempt: row }) => ({
    attemptId: row.id,
    exam: row.exam,
    targetId: row.targetId,
    state: row.state,
    score: row.score,
    begunAt: row.begunAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    events: (byAttempt.get(row.id) ?? []).map(({ type, at }) => ({ type, at: at.toISOString() })),
  }))
}
