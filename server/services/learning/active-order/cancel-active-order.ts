import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { isActiveOrder } from './is-active-order.ts'

/**
 * Cancels an order that can still be paid, because the learner gives up its item or gets the item without paying.
 * The caller releases the seat.
 */
export async function cancelActiveOrder(
  tx: Db,
  learnerId: number,
  target: OrderTarget,
  now: number,
): Promise<void> {
  await tx
    .update(order)
    .set({ state: 'cancelled', changedAt: new Date(now) })
    .where(isActiveOrder(learnerId, target))
}
