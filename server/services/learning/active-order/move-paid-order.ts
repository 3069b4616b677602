import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'

/**
 * Moves the paid order of a training session to the date that the learner moves to. The items, amounts and buyer
 * stay unchanged, even on the invoice.
 */
export async function movePaidOrder(
  tx: Db,
  learnerId: number,
  { kind, id }: OrderTarget,
  toId: number,
): Promise<void> {
  await tx
    .update(order)
    .set({ targetId: toId })
    .where(
      and(
        eq(order.learnerId, learnerId),
        eq(order.kind, kind),
        eq(order.targetId, id),
        eq(order.state, 'paid'),
      ),
    )
}
