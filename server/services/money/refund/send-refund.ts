import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { job } from '#server/db/schema/job.ts'
import { order } from '#server/db/schema/order.ts'
import { refund } from '#server/db/schema/refund.ts'
import type { Payments, RefundOutcome } from '#server/ports/payment.ts'
import { runNextJob } from '#server/services/platform/job/run-next-job.ts'
import { refundIdOfJob, refundJobPattern, refundJobPrefix } from '#src/domain/job/job-name.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { applyRefundResult, bookTransferRefund } from './apply-refund-result.ts'

interface RefundDependencies {
  db: Db
  payments: Payments
  sites: Sites
}

/**
 * Returns the condition that selects the refunds of orders of the served sites; undefined if this server serves
 * every site.
 */
const isServed = ({ sites, isPartial }: Sites): SQL | undefined =>
  isPartial
    ? sql`exists (select 1 from ${refund} join ${order} on ${order.id} = ${refund.orderId}
        where ${refundJobPrefix}::text || ${refund.id} = ${job.name}
        and ${order.siteId} in ${sites.map(({ siteId }) => siteId)})`
    : undefined

/**
 * Sends the money of the next refund whose job is due, for orders of the sites that this server serves. Returns the
 * job with its failure, or undefined if no job is due. The provider is called outside any transaction. If the server
 * stops between the provider's response and the commit, another server repeats the job and calls the provider with
 * the same key.
 */
export const sendNextRefund = (
  deps: RefundDependencies,
  clock: () => number,
): ReturnType<typeof runNextJob> =>
  runNextJob(
    deps.db,
    { like: refundJobPattern, where: isServed(deps.sites) },
    async (name) => {
      await sendRefund(deps, refundIdOfJob(name), clock)
      return undefined
    },
    clock,
  )

async function sendRefund(
  { db, payments, sites }: RefundDependencies,
  id: number,
  clock: () => number,
): Promise<void> {
  const [found] = await db
    .select({ refund, payment: order.payment })
    .from(refund)
    .innerJoin(order, eq(order.id, refund.orderId))
    .where(eq(refund.id, id))
  if (found?.refund.state !== 'confirmed') return
  const { key, way, amount, currency } = found.refund
  if (way === 'transfer') return bookTransferRefund(db, { key, sites, now: clock() })
  const outcome: RefundOutcome =
    found.payment === null
      ? { status: 'failed', id: null, reason: 'no_payment' }
      : await payments.refund({ key, payment: found.payment, amount, currency })
  await applyRefundResult(db, { key, outcome, source: payments.name, sites, now: clock() })
}
