import type { Db } from '#server/db/client.ts'
import type { Publisher, SitePublished } from '#server/ports/publisher.ts'
import { doJob } from '#server/services/ground/job/do-job.ts'
import { endJobs, queueJobs } from '#server/services/ground/job/queue-jobs.ts'
import { siteJob, siteOfJob } from '#src/domain/job/job-name.ts'

/** How long an act publishes by itself, in milliseconds, before others may take its sites for left behind. */
const ownTime = 2 * 60 * 1000

/** Publishes sites; those that can't be published are left to the servers' jobs. */
export async function publishOrQueue(
  db: Db,
  publisher: Publisher,
  sites: readonly string[],
  clock: () => number,
): Promise<SitePublished[]> {
  const now = clock()
  const asked = await queueJobs(db, sites.map(siteJob), now, now + ownTime)
  try {
    const published = await publisher.publish(sites)
    const failed = published.flatMap(({ site, failure }) => (failure === undefined ? [] : [siteJob(site)]))
    await endJobs(
      db,
      asked.filter(({ name }) => !failed.includes(name)),
    )
    await queueJobs(db, failed, clock())
    return published
  } catch (error) {
    await queueJobs(db, sites.map(siteJob), clock())
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
