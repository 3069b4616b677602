import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { contentItem } from '#server/db/schema/content.ts'
import { storedRelease } from '#server/db/schema/release.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { siteJobName } from '#src/domain/job/job-name.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'

/**
 * Queues the publishing of those released sites that show an item but are not served by this server (environment
 * variable SITES). The servers of these sites publish them.
 */
export async function queueOtherSites(
  tx: Db,
  { sites, isPartial }: Sites,
  rows: readonly Pick<typeof contentItem.$inferSelect, 'sites'>[],
  now: number,
): Promise<void> {
  if (!isPartial) return
  const isOther = notInArray(storedRelease.site, sites.map(siteFolderOf))
  const others = await tx
    .select({ site: storedRelease.site })
    .from(storedRelease)
    .where(and(eq(storedRelease.state, 'current'), isOther))
  const shown = others.filter(({ site }) => rows.some((row) => row.sites?.includes(site) ?? true))
  await queueJobs(
    tx,
    shown.map(({ site }) => siteJobName(site)),
    now,
  )
}
