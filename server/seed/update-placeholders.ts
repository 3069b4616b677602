import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import { fillPlaceholders } from '#server/services/publishing/content-item/fill-placeholders.ts'
import { writeTables } from '#server/services/publishing/content-item/publish-documents.ts'
import { saveSearchWords } from '#server/services/publishing/search/save-search-words.ts'
import type { Item } from '#src/domain/content-item/families.ts'

/**
 * Rewrites published items that contain placeholders for figures, because the code may have changed the figures
 * since.
 */
export async function updatePlaceholders(db: Db): Promise<void> {
  const { family, id, edition } = contentItem
  const newest = and(
    eq(contentEdition.family, family),
    eq(contentEdition.id, id),
    eq(contentEdition.edition, edition),
  )
  const rows = await db
    .select({ family, id, document: contentEdition.document })
    .from(contentItem)
    .innerJoin(contentEdition, newest)
    .where(and(eq(contentItem.state, 'published'), sql`${contentEdition.document}::text like '%{{%'`))
  const items = (rows as Item[]).map(fillPlaceholders)
  if (items.length === 0) return
  await db.transaction(async (tx) => {
    await writeTables(tx, items)
    await saveSearchWords(tx, items)
  })
}
