import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { Payments } from '#server/ports/payment.ts'

/** How long after its order has lapsed a provider's page has certainly ended by itself, in milliseconds. */
const endedByItself = 60 * 60 * 1000

/**
 * Closes the provider's payment pages of orders that ended unpaid, so that nobody pays for them. A page that
 * fails does not stop the others and is tried again. Answers how many it closed.
 */
export async function closePages(db: Db, payments: Payments, now: number): Promise<number> {
  const ended = await db
    .select({ id: order.id, reference: order.reference })
    .from(order)
    .where(
      and(
        order.open,
        isNotNull(order.reference),
        inArray(order.state, ['failed', 'timedOut', 'cancelled']),
        gt(order.lapsesAt, new Date(now - endedByItself)),
      ),
    )
    .limit(20)
  const failures: unknown[] = []
  for (const { id, reference } of ended) {
    try {
      await payments.end(reference as string)
      await db.update(order).set({ open: false }).where(eq(order.id, id))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Pages that could not be closed')
  return ended.length
}
