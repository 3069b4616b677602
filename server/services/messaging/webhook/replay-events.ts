import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { listActiveEndpointIds } from '#server/services/platform/webhook/queue-event.ts'
import { webhookJobName } from '#src/domain/job/job-name.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { eventIdOfMessage } from '#src/domain/webhook/event.ts'

interface ActInput {
  actor: string
  now: number
}

/** The maximum number of jobs queued per statement. */
const batchSize = 1000

/** The events to replay: one by its message id, or all since an instant. */
export interface ReplaySelection {
  event?: string | undefined
  since?: string | undefined
}

function whereOf({ event, since }: ReplaySelection) {
  if (event === undefined) return since === undefined ? undefined : gte(webhookEvent.at, new Date(since))
  const uuid = eventIdOfMessage(event)
  return uuid === undefined ? undefined : eq(webhookEvent.message, uuid)
}

/** Queues events again for all active endpoints; refused as `notFound` if no event matches. */
export const replayEvents = (
  db: Db,
  selection: ReplaySelection,
  { actor, now }: ActInput,
): Promise<{ messages: number } | RefusedResult> =>
  db.transaction(async (tx) => {
    const where = whereOf(selection)
    if (!where) return refuse('notFound')
    const events = await tx.select({ id: webhookEvent.id }).from(webhookEvent).where(where)
    if (events.length === 0) return refuse('notFound')
    const endpoints = await listActiveEndpointIds(tx)
    const jobs = events.flatMap(({ id }) => endpoints.map((endpoint) => webhookJobName(id, endpoint)))
    for (let start = 0; start < jobs.length; start += batchSize)
      await queueJobs(tx, jobs.slice(start, start + batchSize), now)
    const subject = selection.event ?? `webhooks since ${selection.since}`
    await writeAuditEntry(tx, { actor, now, act: 'replay', subject, detail: { messages: jobs.length } })
    return { messages: jobs.length }
  })

/**
 * Reactivates an endpoint that was deactivated because it responded with status 410; refused as `notFound` for any
 * other endpoint.
 */
export const reactivateEndpoint = (
  db: Db,
  id: number,
  { actor, now }: ActInput,
): Promise<{ url: string } | RefusedResult> =>
  db.transaction(async (tx) => {
    const [resumed] = await tx
      .update(webhookEndpoint)
      .set({ state: 'on' })
      .where(and(eq(webhookEndpoint.id, id), eq(webhookEndpoint.state, 'gone')))
      .returning({ url: webhookEndpoint.url })
    if (!resumed) return refuse('notFound')
    await writeAuditEntry(tx, { actor, now, act: 'resume', subject: `webhook ${id}` })
    return resumed
  })
