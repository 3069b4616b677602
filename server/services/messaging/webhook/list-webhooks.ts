import { count, like, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { webhookEndpoint } from '#server/db/schema/webhook.ts'

/** Lists the endpoints with their numbers of waiting and failed deliveries. */
export async function listWebhooks(db: Db) {
  const endpoints = await db.select().from(webhookEndpoint).orderBy(webhookEndpoint.id)
  const endpoint = sql<string>`split_part(${job.name}, ':', 3)`
  const jobs = await db
    .select({ endpoint, state: job.state, events: count() })
    .from(job)
    .where(like(job.name, 'webhook:%'))
    .groupBy(endpoint, job.state)
  const countEvents = (id: number, state: string): number =>
    jobs.find((each) => each.endpoint === String(id) && each.state === state)?.events ?? 0
  return {
    endpoints: endpoints.map(({ id, url, state }) => ({
      ...{ id, url, state },
      waiting: countEvents(id, 'waiting'),
      failed: countEvents(id, 'failed'),
    })),
  }
}
