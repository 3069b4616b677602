import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import type { Family } from '#src/domain/content-item/families.ts'

const pageSize = 100

/** Returns the published documents of a family with ids above `after`, by id, and whether there are more. */
export async function exportItems(db: Db, family: Family, after: number) {
  const rows = await db
    .select({ id: contentItem.id, document: contentEdition.document })
    .from(contentItem)
    .innerJoin(
      contentEdition,
      and(
        eq(contentEdition.family, contentItem.family),
        eq(contentEdition.id, contentItem.id),
        eq(contentEdition.edition, contentItem.edition),
      ),
    )
    .where(and(eq(contentItem.family, family), eq(contentItem.state, 'published'), gt(contentItem.id, after)))
    .orderBy(asc(contentItem.id))
    .limit(pageSize + 1)
  return { items: rows.slice(0, pageSize), more: rows.length > pageSize }
}
