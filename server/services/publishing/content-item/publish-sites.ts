import type { Db } from '#server/db/client.ts'
import type { Publisher, SitePublished } from '#server/ports/publisher.ts'
import { doJob } from '#server/services/platform/job/do-job.ts'
import { endJobs, queueJobs, type RequestedJob } from '#server/services/platform/job/queue-jobs.ts'
import { siteJob, siteOfJob } from '#src/domain/job/job-name.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import type { Put } from './publish-item.ts'

/** How long an act publishes by itself, in milliseconds, before others may take its sites for left behind. */
export const ownTime = 2 * 60 * 1000

/** What an act put before readers, and its sites as they are owed to them. */
export interface OwedPublish extends Omit<Put, 'sites'> {
  owed: RequestedJob[]
}

/** Puts something out and asks for its sites, or the chosen of them, in one transaction: no server that stops leaves them behind. */
export async function publishAndEnqueue(
  tx: Db,
  put: (tx: Db) => Promise<Put | RefusedResult>,
  chosen: readonly string[] | undefined,
  now: number,
): Promise<OwedPublish | RefusedResult> {
  const done = await put(tx)
  if (isRefused(done)) return done
  const { sites, ...more } = done
  const wanted = sites.filter((site) => chosen?.includes(site) ?? true)
  return { ...more, owed: await queueJobs(tx, wanted.map(siteJob), now, now + ownTime) }
}

/** Publishes the sites that an act owes; those that can't be published are left to the servers' jobs. */
export async function publishOwn(
  db: Db,
  publisher: Publisher,
  owed: readonly RequestedJob[],
  clock: () => number,
): Promise<SitePublished[]> {
  const names = owed.map(({ name }) => name)
  try {
    const published = await publisher.publish(names.map(siteOfJob))
    const failed = published.flatMap(({ site, failure }) => (failure === undefined ? [] : [siteJob(site)]))
    await endJobs(
      db,
      owed.filter(({ name }) => !failed.includes(name)),
    )
    await queueJobs(db, failed, clock())
    return published
  } catch (error) {
    await queueJobs(db, names, clock())
    throw error
  }
}

/** Publishes the next site that a job asks for, of those that this server has; answers it with its failure, or undefined. */
export const publishOwed = (
  db: Db,
  publisher: Publisher,
  sites: readonly string[],
  clock: () => number,
): ReturnType<typeof doJob> =>
  doJob(
    db,
    sites.map(siteJob),
    async (name) => (await publisher.publish([siteOfJob(name)]))[0]?.failure,
    clock,
  )
