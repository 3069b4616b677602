import { and, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { order } from '../../db/schema/order.ts'
import type { Payments } from '../../ports/payment.ts'

/** By then a page has ended by itself, in milliseconds after its order's time. */
const endedByItself = 60 * 60 * 1000

/**
 * Closes the provider's pages of orders that ended unpaid, so that nobody pays for them. One that fails does not stop the
 * others, and is tried again. Answers how many it closed.
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
