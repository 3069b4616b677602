import type { Logger } from 'pino'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { WebhookTransport } from '../ports/webhooks.ts'
import { sendNextEvent, type WebhookReceiver } from '../services/platform/webhook/send-event.ts'

/** The maximum number of events that one run sends to a receiver, so that a stopping server does not wait long. */
const eventsPerRun = 20

interface Needs {
  db: Db
  transport: WebhookTransport
  receivers: readonly WebhookReceiver[]
}

/**
 * Sends every receiver its waiting events. All receivers are served in parallel, so that a slow receiver delays no
 * other. After a failure a receiver gets no more events in this run, so that a stopping server waits for one
 * response at most.
 */
export async function sendWebhooks(
  { db, transport, receivers }: Needs,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  await Promise.all(
    receivers.map(async (receiver) => {
      for (let tried = 0; tried < eventsPerRun; tried += 1) {
        const result = await sendNextEvent(db, transport, receiver, clock)
        if (!result) return
        if (result.failure === undefined) continue
        log.warn({ ...result, url: receiver.url }, 'A webhook failed')
        return
      }
    }),
  )
}
