import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { Payments } from '#server/ports/payment.ts'

/** The maximum time in milliseconds for which a provider's payment page stays open after its order has expired. */
const pageLife = 60 * 60 * 1000

/**
 * Closes the provider's payment pages of orders that ended unpaid, so that nobody pays there. If closing a page
 * fails, the other pages are still closed, and the page is tried again later. Returns the number of closed pages.
 */
export async function closeEndedPaymentPages(db: Db, payments: Payments, now: number): Promise<number> {
  const ended = await db
    .select({ id: order.id, reference: order.reference })
    .from(order)
    .where(
      and(
        order.open,
        isNotNull(order.reference),
        inArray(order.state, ['failed', 'timedOut', 'cancelled']),
        gt(order.lapsesAt, new Date(now - pageLife)),
      ),
    )
    .limit(20)
  const failures: unknown[] = []
  for (const { id, reference } of ended) {
    try {
      await payments.closePaymentPage(reference as string)
      await db.update(order).set({ open: false }).where(eq(order.id, id))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Pages that could not be closed')
  return ended.length
}
