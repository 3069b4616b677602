import type { Logger } from 'pino'
import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Publisher } from '../ports/publisher.ts'
import { publishNextSite } from '../services/publishing/content-item/publish-sites.ts'
import { publishDueDraft, publishRetriedSchedule } from '../services/publishing/schedule/publish-due-draft.ts'
import { withdrawDueItem, withdrawRetriedItem } from '../services/publishing/schedule/withdraw-due-item.ts'

interface Needs {
  db: Db
  sites: Sites
  clock: Clock
  publisher: Publisher
  log: Pick<Logger, 'warn'>
}

/**
 * Publishes the drafts and withdraws the items that are due. Then publishes the sites that show these items, and the
 * sites that could not be published before. Returns the sites that show the items.
 */
export async function publishScheduled({ db, sites, clock, publisher, log }: Needs): Promise<string[]> {
  const changedSites = new Set<string>()
  for (;;) {
    const sitesOfDraft = await publishDueDraft(db, sites, clock())
    if (!sitesOfDraft) break
    for (const site of sitesOfDraft) changedSites.add(site)
  }
  for (;;) {
    const sitesOfItem = await withdrawDueItem(db, sites, clock())
    if (!sitesOfItem) break
    for (const site of sitesOfItem) changedSites.add(site)
  }
  while (await publishRetriedSchedule(db, sites, clock)) {}
  while (await withdrawRetriedItem(db, sites, clock)) {}
  const servedSites = sites.sites.map(siteFolderOf)
  for (;;) {
    const result = await publishNextSite(db, publisher, servedSites, clock)
    if (!result) return [...changedSites]
    if (result.failure !== undefined) log.warn(result, 'A site could not be published')
  }
}
