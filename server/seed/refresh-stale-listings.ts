import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { contentDraft, contentItem } from '../db/schema/content.ts'
import { contentListing } from '../db/schema/content-listing.ts'
import { saveListings } from '../services/publishing/content-list/save-listings.ts'

/**
 * Saves the listings of items that another version of the portal has changed without saving their listings. Returns
 * the number of these items.
 */
export async function refreshStaleListings(db: Db): Promise<number> {
  const isItem = and(eq(contentListing.family, contentItem.family), eq(contentListing.id, contentItem.id))
  const isDraft = and(eq(contentDraft.family, contentItem.family), eq(contentDraft.id, contentItem.id))
  const stale = await db
    .select({ family: contentItem.family, id: contentItem.id })
    .from(contentItem)
    .leftJoin(contentListing, isItem)
    .leftJoin(contentDraft, isDraft)
    .where(
      or(
        isNull(contentListing.item),
        sql`${contentListing.edition} <> ${contentItem.edition}`,
        sql`${contentListing.version} is distinct from ${contentDraft.version}`,
      ),
    )
  await db.transaction((tx) => saveListings(tx, stale))
  return stale.length
}
