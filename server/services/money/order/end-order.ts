import type { Db } from '#server/db/client.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { canChangeOrderState, type OrderState } from '#src/domain/order/order-state.ts'
import { type OrderRow, updateOrder } from './order-row.ts'
import { releaseSeat } from './release-seat.ts'

/** Ends a locked unpaid order and releases its item. Throws for a transition that the state table forbids. */
export async function endOrder(
  tx: Db,
  row: OrderRow,
  to: Extract<OrderState, 'failed' | 'timedOut' | 'cancelled'>,
  now: number,
): Promise<void> {
  if (!canChangeOrderState(row.state, to)) throw new Error(`An order can't go from ${row.state} to ${to}`)
  await updateOrder(tx, row, now, { state: to })
  if (row.state === 'created' || row.state === 'pending')
    await releaseSeat(tx, row, to === 'cancelled' ? 'left' : 'expired', now)
  if (to !== 'timedOut') return
  const { id: orderId, learnerId, language } = row
  await queueMail(tx, { kind: 'orderLapsed', learnerId, language, data: { orderId }, now })
}
