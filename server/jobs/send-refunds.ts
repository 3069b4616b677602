import type { Logger } from 'pino'
import type { Sites } from '#src/sites/load-sites.ts'
import type { Db } from '../db/client.ts'
import type { Clock } from '../ports/clock.ts'
import type { Payments } from '../ports/payment.ts'
import { sendNextRefund } from '../services/money/refund/send-refund.ts'

/** How many refunds one run sends, so that a server that stops doesn't wait long. */
const most = 20

/** Sends the money of confirmed refunds back. Answers how many were tried. */
export async function sendRefunds(
  needs: { db: Db; payments: Payments; sites: Sites },
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): Promise<number> {
  let tried = 0
  while (tried < most) {
    const done = await sendNextRefund(needs, clock)
    if (!done) break
    if (done.failure !== undefined) log.warn(done, 'A refund could not be sent')
    tried += 1
  }
  return tried
}
