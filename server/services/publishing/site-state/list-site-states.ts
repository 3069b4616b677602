import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import type { Publisher } from '#server/ports/publisher.ts'
import type { SiteState } from '#src/domain/content-item/site-state.ts'
import { siteJobName } from '#src/domain/job/job-name.ts'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import { isPublishRunning } from '../../platform/job/is-job-running.ts'
import { listHolds } from '../hold/find-holds.ts'

/** Lists the states of the served sites. The publisher reads the releases of these sites. */
export async function listSiteStates(
  db: Db,
  publisher: Pick<Publisher, 'findHistory'>,
  { sites }: Sites,
  now: number,
): Promise<SiteState[]> {
  const folders = sites.map(siteFolderOf)
  const jobs = await db
    .select()
    .from(job)
    .where(inArray(job.name, folders.map(siteJobName)))
  const holds = await listHolds(db)
  return Promise.all(
    sites.map(async (site) => {
      const folder = siteFolderOf(site)
      const queued = jobs.find(({ name }) => name === siteJobName(folder))
      return {
        ...{ site: folder, tenant: site.tenant, ...(await publisher.findHistory(folder)) },
        hold: holds.find((hold) => hold.site === folder) ?? null,
        queued: queued
          ? {
              ...{ state: queued.state, isRunning: isPublishRunning(queued, now) },
              ...{ dueAt: queued.dueAt.toISOString(), failure: queued.failure },
            }
          : null,
      }
    }),
  )
}
