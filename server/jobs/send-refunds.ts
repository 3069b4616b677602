import type { Logger } from 'pino'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Payments } from '../ports/payment.ts'
import { sendNextRefund } from '../services/money/refund/send-refund.ts'

/** The maximum number of refunds that one run sends, so that a stopping server does not wait long. */
const refundsPerRun = 20

/** Sends confirmed refunds to the payment provider. Returns how many it tried to send. */
export async function sendRefunds(
  needs: { db: Db; payments: Payments; sites: Sites },
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): Promise<number> {
  let tried = 0
  while (tried < refundsPerRun) {
    const result = await sendNextRefund(needs, clock)
    if (!result) break
    if (result.failure !== undefined) log.warn(result, 'A refund could not be sent')
    tried += 1
  }
  return tried
}
