import type { Logger } from 'pino'
import { type Sites, siteFolder } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Publisher } from '../ports/publisher.ts'
import { publishNextSite } from '../services/publishing/content-item/publish-sites.ts'
import { publishDueDraft, publishRetriedSchedule } from '../services/publishing/schedule/publish-due-draft.ts'

interface Needs {
  db: Db
  sites: Sites
  clock: Clock
  publisher: Publisher
  log: Pick<Logger, 'warn'>
}

/**
 * Publishes the drafts whose time has come, and then the sites that show them or that could not be published before. Answers the
 * sites of these drafts.
 */
export async function publishScheduled({ db, sites, clock, publisher, log }: Needs): Promise<string[]> {
  const concerned = new Set<string>()
  for (;;) {
    const put = await publishDueDraft(db, sites, clock())
    if (!put) break
    for (const site of put) concerned.add(site)
  }
  while (await publishRetriedSchedule(db, sites, clock)) {}
  const own = sites.sites.map(siteFolder)
  for (;;) {
    const done = await publishNextSite(db, publisher, own, clock)
    if (!done) return [...concerned]
    if (done.failure !== undefined) log.warn(done, 'A site could not be published')
  }
}
