import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import { siteJob } from '#src/domain/job/job-name.ts'
import { type Sites, siteFolder } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import { editionRows, itemRow } from '../content-item/find-item.ts'
import { invalidateDependents } from '../content-item/invalidate-dependents.ts'
import { markChanged } from '../content-item/publish-documents.ts'
import { sitesOf } from '../content-item/publish-item.ts'

/**
 * Invalidates the pages of a canceled session and their dependents, and queues the publishing of its sites.
 * Returns these sites.
 */
export async function invalidateSessionPages(
  tx: Db,
  sites: Sites,
  name: { family: TrainingFamily; id: number },
  now: number,
): Promise<Site[]> {
  const row = await itemRow(tx, name, true)
  const document = (await editionRows(tx, name)).at(-1)?.document
  if (row?.state !== 'published' || !document) return []
  await tx
    .update(contentItem)
    .set({ revision: sql`nextval('content_revision')` })
    .where(and(eq(contentItem.family, name.family), eq(contentItem.id, name.id)))
  await markChanged(tx, name.family, [name.id])
  await invalidateDependents(tx, [
    { ...name, document } as Parameters<typeof invalidateDependents>[1][number],
  ])
  const folders = sitesOf(sites, [row])
  await queueJobs(tx, folders.map(siteJob), now)
  return sites.sites.filter((site) => folders.includes(siteFolder(site)))
}
