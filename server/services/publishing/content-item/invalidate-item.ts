import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { siteJobName } from '#src/domain/job/job-name.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { findItemRow, listEditionRows } from '../item-row/item-row.ts'
import { invalidateDependents } from './invalidate-dependents.ts'
import { markItemsChanged } from './publish-documents.ts'
import { siteFoldersOfRows } from './publish-item.ts'
import { queueOtherSites } from './queue-other-sites.ts'

/**
 * Invalidates the pages of an item, and those that depend on it, after data outside its document has changed, for
 * example because a session was canceled. Queues the publishing of the item's sites and returns the sites; an empty
 * list if the item is not published.
 */
export async function invalidateItem(
  tx: Db,
  sites: Sites,
  name: Pick<Item, 'family' | 'id'>,
  now: number,
): Promise<Site[]> {
  const row = await findItemRow(tx, name, true)
  const document = (await listEditionRows(tx, name)).at(-1)?.document
  if (row?.state !== 'published' || !document) return []
  await tx
    .update(contentItem)
    .set({ revision: sql`nextval('content_revision')` })
    .where(and(eq(contentItem.family, name.family), eq(contentItem.id, name.id)))
  await markItemsChanged(tx, name.family, [name.id])
  await invalidateDependents(tx, [
    { ...name, document } as Parameters<typeof invalidateDependents>[1][number],
  ])
  const folders = siteFoldersOfRows(sites, [row])
  await queueJobs(tx, folders.map(siteJobName), now)
  await queueOtherSites(tx, sites, [row], now)
  return sites.sites.filter((site) => folders.includes(siteFolderOf(site)))
}
