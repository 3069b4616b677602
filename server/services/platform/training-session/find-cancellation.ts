import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'

/**
 * Returns who cancelled a session, when and why; undefined for one that takes place. Acts that take a seat read this after they have locked the
 * session: a select that waits for the lock would read what stood before.
 */
export async function findCancellation(db: Db, family: TrainingFamily, id: number) {
  const [row] = await db
    .select()
    .from(cancelledSession)
    .where(and(eq(cancelledSession.family, family), eq(cancelledSession.id, id)))
  return row
}

export const isCancelled = async (db: Db, family: TrainingFamily, id: number): Promise<boolean> =>
  (await findCancellation(db, family, id)) !== undefined

/** Returns those of some sessions that were cancelled. */
export async function cancelledAmong(
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
