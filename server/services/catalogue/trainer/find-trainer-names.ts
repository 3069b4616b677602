import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { trainer, trainerText } from '#server/db/schema/trainer.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'

/** Returns the names of the given visible trainers by id. */
export async function findTrainerNames(
  db: Db,
  audience: Audience,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: trainer.id, name: trainerText.name })
    .from(trainer)
    .innerJoin(contentItem, isPublishedFor(audience, 'trainer', trainer.id))
    .innerJoin(trainerText, isItemText(trainerText, trainer.id, audience.language))
    .where(inArray(trainer.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
