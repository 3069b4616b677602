import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'

/**
 * Returns whether a learner's last payment for an item was fully refunded, so that it has to be paid again.
 */
export async function isRefunded(db: Db, learnerId: number, { kind, id }: OrderTarget): Promise<boolean> {
  const [last] = await db
    .select({ state: order.state })
    .from(order)
    .where(
      and(
        eq(order.learnerId, learnerId),
        eq(order.kind, kind),
        eq(order.targetId, id),
        isNotNull(order.paidAt),
      ),
    )
    .orderBy(desc(order.id))
    .limit(1)
  return last?.state === 'cancelled'
}
