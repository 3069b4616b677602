import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import { webhookJobName } from '#src/domain/job/job-name.ts'
import { eventVersion, type NewEvent } from '#src/domain/webhook/event.ts'
import { queueJobs } from '../job/queue-jobs.ts'

/** Returns the ids of the active endpoints. */
export const listActiveEndpointIds = async (tx: Db): Promise<number[]> => {
  const rows = await tx
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.state, 'on'))
  return rows.map(({ id }) => id)
}

/**
 * Stores a webhook event in the transaction of the action that causes it, with a delivery job for each active
 * endpoint. If there are no endpoints, nothing is stored.
 */
export async function queueEvent(tx: Db, event: NewEvent, now: number): Promise<void> {
  const endpoints = await listActiveEndpointIds(tx)
  if (endpoints.length === 0) return
  const { type, data } = event
  const at = new Date(now)
  const body = JSON.stringify({ type, version: eventVersion, timestamp: at.toISOString(), data })
  const learnerId = 'learner' in data ? data.learner.id : null
  const [stored] = await tx
    .insert(webhookEvent)
    .values({ type, body, learnerId, at })
    .returning({ id: webhookEvent.id })
  if (!stored) throw new Error('An event was not stored')
  await queueJobs(
    tx,
    endpoints.map((endpoint) => webhookJobName(stored.id, endpoint)),
    now,
  )
}
