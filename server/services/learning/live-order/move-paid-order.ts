import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'

/**
 * Lets the paid order of a session count for the date that the learner moves to. What was bought, for how
 * much and by whom stays as it was, on the invoice too.
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
