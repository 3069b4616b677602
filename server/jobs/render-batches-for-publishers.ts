import { type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Publisher } from '../ports/publisher.ts'
import { hasFreeBatch } from '../services/publishing/batch/publish-batches.ts'

interface Needs {
  db: Db
  sites: Sites
  clock: Clock
  publisher: Publisher
}

/**
 * Lets this server's publisher render free batches of another server's publish. Returns the number of rendered
 * batches.
 */
export async function renderBatchesForPublishers({ db, sites, clock, publisher }: Needs): Promise<number> {
  const served = sites.sites.map(siteFolderOf)
  return (await hasFreeBatch(db, served, clock())) ? publisher.renderFreeBatches() : 0
}
