import { and, eq, gte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { queueJobs } from '#server/services/platform/job/queue-jobs.ts'
import { listSubscribedEndpoints } from '#server/services/platform/webhook/queue-event.ts'
import { webhookJob } from '#src/domain/job/job-name.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { uuidOfMessage } from '#src/domain/webhook/event.ts'

interface Doing {
  actor: string
  now: number
}

/** How many jobs are asked for in one statement. */
const most = 1000

/** Which events: one by the number that receivers know, or all since an instant. */
export interface ReplaySelection {
  event?: string | undefined
  since?: string | undefined
}

function whereOf({ event, since }: ReplaySelection) {
  if (event === undefined) return since === undefined ? undefined : gte(webhookEvent.at, new Date(since))
  const uuid = uuidOfMessage(event)
  return uuid === undefined ? undefined : eq(webhookEvent.message, uuid)
}

/** Tells events again to everybody who listens; `notFound` where there is none such. */
export const replayEvents = (
  db: Db,
  which: ReplaySelection,
  { actor, now }: Doing,
): Promise<{ messages: number } | RefusedResult> =>
  db.transaction(async (tx) => {
    const where = whereOf(which)
    if (!where) return refuse('notFound')
    const events = await tx.select({ id: webhookEvent.id }).from(webhookEvent).where(where)
    if (events.length === 0) return refuse('notFound')
    const endpoints = await listSubscribedEndpoints(tx)
    const jobs = events.flatMap(({ id }) => endpoints.map((endpoint) => webhookJob(id, endpoint)))
    for (let start = 0; start < jobs.length; start += most)
      await queueJobs(tx, jobs.slice(start, start + most), now)
    const subject = which.event ?? `webhooks since ${which.since}`
    await writeAudit(tx, { actor, now, act: 'replay', subject, detail: { messages: jobs.length } })
    return { messages: jobs.length }
  })

/** Tells an address again that answered 410; `notFound` for any other. */
export const resumeEndpoint = (
  db: Db,
  id: number,
  { actor, now }: Doing,
): Promise<{ url: string } | RefusedResult> =>
  db.transaction(async (tx) => {
    const [resumed] = await tx
      .update(webhookEndpoint)
      .set({ state: 'on' })
      .where(and(eq(webhookEndpoint.id, id), eq(webhookEndpoint.state, 'gone')))
      .returning({ url: webhookEndpoint.url })
    if (!resumed) return refuse('notFound')
    await writeAudit(tx, { actor, now, act: 'resume', subject: `webhook ${id}` })
    return resumed
  })
