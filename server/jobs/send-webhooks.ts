import type { Logger } from 'pino'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { WebhookCarrier } from '../ports/webhooks.ts'
import { type Receiver, sendEvent } from '../services/platform/webhook/send-event.ts'

/** How many events one run tells an address, so that a server that stops doesn't wait long. */
const most = 20

interface Needs {
  db: Db
  carrier: WebhookCarrier
  receivers: readonly Receiver[]
}

/**
 * Tells every address of the events that wait for it, each beside the others: one that is slow holds up nobody. One that fails is let alone
 * until the next run, so that a server that ends waits for one answer at most.
 */
export async function sendWebhooks(
  { db, carrier, receivers }: Needs,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  await Promise.all(
    receivers.map(async (receiver) => {
      for (let tried = 0; tried < most; tried += 1) {
        const done = await sendEvent(db, carrier, receiver, clock)
        if (!done) return
        if (done.failure === undefined) continue
        log.warn({ ...done, url: receiver.url }, 'A webhook failed')
        return
      }
    }),
  )
}
