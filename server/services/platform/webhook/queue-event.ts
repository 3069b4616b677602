import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import { webhookJob } from '#src/domain/job/job-name.ts'
import { eventVersion, type NewEvent } from '#src/domain/webhook/event.ts'
import { queueJobs } from '../job/queue-jobs.ts'

/** The numbers of the addresses that are told of events. */
export const listSubscribedEndpoints = async (tx: Db): Promise<number[]> => {
  const rows = await tx
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.state, 'on'))
  return rows.map(({ id }) => id)
}

/**
 * Writes an event down in the transaction of the act that it tells of, with a job for each address that is told. Where nobody listens,
 * nothing is written.
 */
export async function queueEvent(tx: Db, event: NewEvent, now: number): Promise<void> {
  const endpoints = await listSubscribedEndpoints(tx)
  if (endpoints.length === 0) return
  const { type, data } = event
  const at = new Date(now)
  const body = JSON.stringify({ type, version: eventVersion, timestamp: at.toISOString(), data })
  const learnerId = 'learner' in data ? data.learner.id : null
  const [written] = await tx
    .insert(webhookEvent)
    .values({ type, body, learnerId, at })
    .returning({ id: webhookEvent.id })
  if (!written) throw new Error('An event was not written down')
  await queueJobs(
    tx,
    endpoints.map((endpoint) => webhookJob(written.id, endpoint)),
    now,
  )
}
