import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { attempt } from '#server/db/schema/attempt.ts'
import { gracePeriod } from '#src/domain/exam/time.ts'
import { endAttempt } from './end-attempt.ts'

/**
 * Ends one attempt whose deadline has passed, even if no browser is open, and grades the saved answers. Only
 * one of several servers ends it. Returns whether there was such an attempt.
 */
export const endOverdueAttempt = (db: Db, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(attempt)
      .where(and(eq(attempt.state, 'open'), lt(attempt.deadline, new Date(now - gracePeriod))))
      .limit(1)
      .for('update', { skipLocked: true })
    if (row) await endAttempt(tx, row, 'expired', now)
    return row !== undefined
  })
