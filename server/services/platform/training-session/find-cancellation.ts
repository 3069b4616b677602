import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'

/**
 * Returns the cancellation of a training session (actor, time, reason), or undefined. A request that assigns a seat
 * reads the cancellation in a separate statement after it has locked the training session: a select that waits for
 * the lock would read the state before the cancellation.
 */
export async function findCancellation(db: Db, family: TrainingFamily, id: number) {
  const [row] = await db
    .select()
    .from(cancelledSession)
    .where(and(eq(cancelledSession.family, family), eq(cancelledSession.id, id)))
  return row
}

export const isSessionCancelled = async (db: Db, family: TrainingFamily, id: number): Promise<boolean> =>
  (await findCancellation(db, family, id)) !== undefined

/** Returns the ids of the cancelled training sessions among the given ones. */
export async function findCancelledIds(
  db: Db,
  family: TrainingFamily,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: cancelledSession.id })
    .from(cancelledSession)
    .where(and(eq(cancelledSession.family, family), inArray(cancelledSession.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}
