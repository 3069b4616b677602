import { max } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import { type ContentChanges, listChanges } from '../content-item/list-changes.ts'
import { loadNewestItem } from '../content-item/newest-item.ts'
import { previewInTransaction } from '../content-item/preview-in-transaction.ts'
import { siteFoldersOfRows } from '../content-item/publish-item.ts'
import { findDraftRow, findItemRow, type ItemId } from '../item-row/item-row.ts'

/** The changed items of a site; `folder` is the folder of the site. */
export interface SiteChanges {
  folder: string
  rows: ContentChanges['rows']
}

const maxChanges = 10_000

/**
 * Returns the changes that publishing an item's draft would cause, on each site that would show the item or shows it
 * now; an empty list for a published item without a draft. Nothing is published. Refused as `notFound` if there is no
 * such item, and as `invalid` (context `findings`) for an incomplete draft.
 */
export async function listDraftChanges(
  db: Db,
  sites: Sites,
  name: ItemId,
  now: number,
): Promise<SiteChanges[] | RefusedResult> {
  const item = await loadNewestItem(db, name)
  if (isRefused(item)) return item
  const before = await findItemRow(db, name)
  if (before?.state === 'published' && !(await findDraftRow(db, name))) return []
  const [newest] = await db.select({ revision: max(contentItem.revision) }).from(contentItem)
  const since = newest?.revision ?? 0
  return previewInTransaction(db, name, now, async (tx) => {
    const after = await findItemRow(tx, name)
    // Only published items are on sites. An item that was never published, or is withdrawn, is on no site.
    const rows = [before, after].filter((row) => row !== undefined)
    const folders = siteFoldersOfRows(
      sites,
      rows.filter(({ state }) => state === 'published'),
    )
    const shown = sites.sites.filter((site) => folders.includes(siteFolderOf(site)))
    const found: SiteChanges[] = []
    for (const site of shown) {
      const changes = await listChanges(tx, { tenant: site.tenant, site }, since, maxChanges)
      found.push({ folder: siteFolderOf(site), rows: changes.rows })
    }
    return found
  })
}
