import { desc, like } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import { webhookJob } from '#src/domain/job/job-name.ts'
import { messageId } from '#src/domain/webhook/event.ts'

const most = 200

/** Who is told of events, and the last events with those who have still to be told. */
export async function listWebhooks(db: Db) {
  const endpoints = await db.select().from(webhookEndpoint).orderBy(webhookEndpoint.id)
  const events = await db.select().from(webhookEvent).orderBy(desc(webhookEvent.id)).limit(most)
  const jobs = await db
    .select({ name: job.name, state: job.state })
    .from(job)
    .where(like(job.name, 'webhook:%'))
  const states = new Map(jobs.map(({ name, state }) => [name, state]))
  const isFor = (endpoint: number) => (each: (typeof jobs)[number]) => each.name.endsWith(`:${endpoint}`)
  return {
    endpoints: endpoints.map(({ id, url, state }) => {
      const own = Map.groupBy(jobs.filter(isFor(id)), (each) => each.state)
      const [waiting, failed] = [own.get('waiting')?.length ?? 0, own.get('failed')?.length ?? 0]
      return { id, url, state, waiting, failed }
    }),
    events: events.map(({ id, message, type, at }) => {
      const inState = (state: string) =>
        endpoints.filter((each) => states.get(webhookJob(id, each.id)) === state).map((each) => each.id)
      const [waiting, failed] = [inState('waiting'), inState('failed')]
      return { id: messageId(message), type, at: at.toISOString(), waiting, failed }
    }),
  }
}
