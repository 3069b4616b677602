import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { canChangeOrderState } from '#src/domain/order/order-state.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { endOrder } from './end-order.ts'
import { lockOrder, updateOrder } from './order-row.ts'

export interface CancelOrderInput {
  learnerId: number
  seqNo: string
  /** The item of the order; undefined if the learner does not name the item. */
  target?: OrderTarget
  /** Whether the order is also removed from the learner's list. */
  shouldHide?: boolean
  now: number
}

/**
 * Cancels an unpaid order; a repeated call changes nothing. Refused as `notFound` if there is no such order, and as
 * `forbidden` once the order was paid.
 */
export async function cancelOrder(db: Db, input: CancelOrderInput): Promise<true | RefusedResult> {
  const { learnerId, seqNo, target, shouldHide: hide, now } = input
  return db.transaction(async (tx) => {
    const row = await lockOrder(tx, and(eq(order.learnerId, learnerId), eq(order.seqNo, seqNo)))
    if (!row || row.hidden) return refuse('notFound')
    if (target && (row.kind !== target.kind || row.targetId !== target.id)) return refuse('notFound')
    // A paid order can be neither cancelled nor hidden, even after a refund: the learner's order list must keep its
    // invoice and credit notes.
    if (row.state === 'paid' || row.paidAt) return refuse('forbidden')
    if (canChangeOrderState(row.state, 'cancelled')) await endOrder(tx, row, 'cancelled', now)
    if (hide) await updateOrder(tx, row, now, { hidden: true })
    return true
  })
}
