import type { Db } from '#server/db/client.ts'
import type { Publisher, SitePublished } from '#server/ports/publisher.ts'
import { endJobs, queueJobs, type RequestedJob } from '#server/services/platform/job/queue-jobs.ts'
import { runNextJob } from '#server/services/platform/job/run-next-job.ts'
import { siteJobName, siteOfJob } from '#src/domain/job/job-name.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import type { PublishInput } from './publish-input.ts'
import type { PublishedEdition } from './publish-item.ts'

/**
 * The time in milliseconds within which an action publishes its sites itself. After that, the jobs of the servers
 * publish them.
 */
export const publishByRequestTime = 2 * 60 * 1000

/** The result of an action that publishes an item, and the publishing jobs of its sites. */
export interface PublishWithJobs extends Omit<PublishedEdition, 'sites'> {
  siteJobs: RequestedJob[]
}

/**
 * Publishes an edition, and queues the publishing of all its sites or of the chosen ones. Both happen in one
 * transaction, so that no job is lost if the server stops. Refused for the same reasons as `publish`.
 */
export async function publishAndEnqueue(
  tx: Db,
  publish: (tx: Db) => Promise<PublishedEdition | RefusedResult>,
  chosen: readonly string[] | undefined,
  { editor, now }: Pick<PublishInput, 'editor' | 'now'>,
): Promise<PublishWithJobs | RefusedResult> {
  const result = await publish(tx)
  if (isRefused(result)) return result
  const { sites, ...rest } = result
  const selected = sites.filter((site) => chosen?.includes(site) ?? true)
  return {
    ...rest,
    siteJobs: await queueJobs(tx, selected.map(siteJobName), now, now + publishByRequestTime, editor),
  }
}

/** Publishes the sites that an action has changed. If publishing a site fails, a job publishes it later. */
export async function publishSitesOfAction(
  db: Db,
  publisher: Publisher,
  siteJobs: readonly RequestedJob[],
  { editor, clock }: Pick<PublishInput, 'editor'> & { clock: () => number },
): Promise<SitePublished[]> {
  const names = siteJobs.map(({ name }) => name)
  try {
    const published = await publisher.publish(names.map(siteOfJob), editor)
    const failed = published.flatMap(({ site, failure }) =>
      failure === undefined ? [] : [siteJobName(site)],
    )
    await endJobs(
      db,
      siteJobs.filter(({ name }) => !failed.includes(name)),
    )
    await queueJobs(db, failed, clock(), clock(), editor)
    return published
  } catch (error) {
    await queueJobs(db, names, clock(), clock(), editor)
    throw error
  }
}

/**
 * Publishes the next site of this server whose job is due. Returns the job with its failure, or undefined if no job
 * is due.
 */
export const publishNextSite = (
  db: Db,
  publisher: Publisher,
  sites: readonly string[],
  clock: () => number,
): ReturnType<typeof runNextJob> =>
  runNextJob(
    db,
    sites.map(siteJobName),
    async (name, editor) => (await publisher.publish([siteOfJob(name)], editor))[0]?.failure,
    clock,
  )
