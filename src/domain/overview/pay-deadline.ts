import type { Order } from '../order/order.ts'
import { isPayable } from '../order/order-state.ts'
import type { MyTraining } from '../schedule/my-training.ts'

/**
 * The payment deadline of a seat, and the seller's time zone, in which the deadline is shown; the zone is null if
 * there is no order.
 */
export interface PayDeadline {
  at: string
  zone: string | null
}

/**
 * Returns the payment deadline of a seat: the deadline of its order if there is one, else the deadline of the seat;
 * null if no payment is due.
 */
export function payDeadlineOf(training: MyTraining, orders: readonly Order[]): PayDeadline | null {
  const { own, id } = training.kind === 'practicalExam' ? training.practicalExam : training.classroom
  if (own.status !== 'pending') return null
  const kind = training.kind === 'nonCertification' ? 'workshop' : training.kind
  const order = orders.find(
    ({ target, state }) => isPayable(state) && target.kind === kind && target.id === id,
  )
  if (order?.expiresAt) return { at: order.expiresAt, zone: order.zone }
  return 'payBy' in own && own.payBy ? { at: own.payBy, zone: null } : null
}
