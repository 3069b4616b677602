import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem, contentReference } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import { type ItemUse, maxListedUses } from '#src/domain/content-item/item-use.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findItemRow, type ItemId } from '../item-row/item-row.ts'

/**
 * Returns the published items that refer to an item, up to the limit, and their total number. Refused as `notFound`
 * if there is no such item.
 */
export async function listItemUses(
  db: Db,
  name: ItemId,
): Promise<{ items: ItemUse[]; total: number } | RefusedResult> {
  const row = await findItemRow(db, name)
  if (!row) return refuse('notFound')
  const rows = await db
    .select({
      ...{ family: contentReference.family, id: contentReference.id, title: contentListing.title },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(contentReference)
    .innerJoin(
      contentItem,
      and(eq(contentItem.family, contentReference.family), eq(contentItem.id, contentReference.id)),
    )
    .innerJoin(
      contentListing,
      and(eq(contentListing.family, contentReference.family), eq(contentListing.id, contentReference.id)),
    )
    .where(
      and(
        eq(contentReference.toFamily, name.family),
        eq(contentReference.toKey, row.key),
        eq(contentItem.state, 'published'),
      ),
    )
    .orderBy(asc(contentReference.family), asc(contentReference.id))
    .limit(maxListedUses)
  return { items: rows.map(({ total: _, ...use }) => use), total: rows[0]?.total ?? 0 }
}
