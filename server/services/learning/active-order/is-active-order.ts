import { and, eq, inArray } from 'drizzle-orm'
import { order } from '#server/db/schema/order.ts'
import { payableStates } from '#src/domain/order/order-state.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'

/**
 * Returns the condition that an order is the learner's active order of an item. An active order can still be paid;
 * there is at most one.
 */
export const isActiveOrder = (learnerId: number, { kind, id }: OrderTarget) =>
  and(
    eq(order.learnerId, learnerId),
    eq(order.kind, kind),
    eq(order.targetId, id),
    inArray(order.state, [...payableStates]),
  )
