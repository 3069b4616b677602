import { and, eq, like } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { webhookEndpoint, webhookEvent } from '#server/db/schema/webhook.ts'
import type { WebhookTransport } from '#server/ports/webhooks.ts'
import { endpointJobPattern, eventIdOfJob } from '#src/domain/job/job-name.ts'
import { messageIdOfEvent } from '#src/domain/webhook/event.ts'
import { runNextJob } from '../job/run-next-job.ts'
import { createSignatureHeaders } from './sign-message.ts'

/** An endpoint of the configuration, with the secrets that sign its messages. */
export interface WebhookReceiver {
  url: string
  secrets: readonly string[]
}

/** Deactivates an endpoint that responded with status 410, and deletes its pending deliveries. */
async function endEndpoint(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const isOn = and(eq(webhookEndpoint.id, id), eq(webhookEndpoint.state, 'on'))
    await tx.update(webhookEndpoint).set({ state: 'gone' }).where(isOn)
    await tx.delete(job).where(like(job.name, endpointJobPattern(id)))
  })
}

/** Sends the next due event to an endpoint. Returns the job with its failure; undefined if nothing is due. */
export async function sendNextEvent(
  db: Db,
  transport: WebhookTransport,
  { url, secrets }: WebhookReceiver,
  clock: () => number,
): ReturnType<typeof runNextJob> {
  const [endpoint] = await db.select().from(webhookEndpoint).where(eq(webhookEndpoint.url, url))
  if (endpoint?.state !== 'on') return undefined
  const work = async (name: string): Promise<string | undefined> => {
    const [event] = await db
      .select()
      .from(webhookEvent)
      .where(eq(webhookEvent.id, eventIdOfJob(name) ?? 0))
    // The event is missing if the account to which it refers was deleted.
    if (!event) return undefined
    const message = { id: messageIdOfEvent(event.message), body: event.body }
    const headers = createSignatureHeaders(secrets, message, clock())
    const status = await transport.post(url, { headers, body: event.body })
    if (status >= 200 && status < 300) return undefined
    if (status === 410) {
      await endEndpoint(db, endpoint.id)
      return undefined
    }
    return `answered ${status}${status >= 300 && status < 400 ? ': redirects are not followed' : ''}`
  }
  return runNextJob(db, { like: endpointJobPattern(endpoint.id) }, work, clock)
}
