import { and, eq, inArray } from 'drizzle-orm'
import type { OrderRelation } from '../../../src/domain/order/order-relation.ts'
import { liveStates } from '../../../src/domain/order/order-state.ts'
import type { Db } from '../../db/client.ts'
import { order } from '../../db/schema/order.ts'

/** Those of a learner's orders of one thing that may still be paid: one at most. */
export const liveOrderOf = (learnerId: number, { kind, id }: OrderRelation) =>
  and(
    eq(order.learnerId, learnerId),
    eq(order.kind, kind),
    eq(order.relationId, id),
    inArray(order.state, [...liveStates]),
  )

/** Cancels the order of something that the learner gives up, or gets without paying; its seat is somebody else's work. */
export async function cancelLiveOrder(
  tx: Db,
  learnerId: number,
  relation: OrderRelation,
  now: number,
): Promise<void> {
  await tx
    .update(order)
    .set({ state: 'cancelled', changedAt: new Date(now) })
    .where(liveOrderOf(learnerId, relation))
}
