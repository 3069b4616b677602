import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'

/**
 * Returns the number of the published edition of a training session, from which the version of a calendar entry is
 * derived.
 */
export async function getEditionNumber(tx: Db, family: TrainingFamily, id: number): Promise<number> {
  const one = and(eq(contentItem.family, family), eq(contentItem.id, id))
  const [row] = await tx.select({ edition: contentItem.edition }).from(contentItem).where(one)
  return row?.edition ?? 0
}
