import { and, eq, lt } from 'drizzle-orm'
import { grace } from '../../../src/domain/exam/time.ts'
import type { Db } from '../../db/client.ts'
import { attempt } from '../../db/schema/attempt.ts'
import { endAttempt } from './end-attempt.ts'

/**
 * Ends one attempt whose deadline has passed, even if no browser is open: what was saved is graded. Of several servers one
 * does. Answers whether there was one.
 */
export const endOverdue = (db: Db, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(attempt)
      .where(and(eq(attempt.state, 'open'), lt(attempt.deadline, new Date(now - grace))))
      .limit(1)
      .for('update', { skipLocked: true })
    if (row) await endAttempt(tx, row, 'expired', now)
    return row !== undefined
  })
