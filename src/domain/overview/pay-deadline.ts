import type { Order } from '../order/order.ts'
import { isLive } from '../order/order-state.ts'
import type { MyTraining } from '../schedule/my-training.ts'

/** An instant until which a seat must be paid, and the zone in which the seller states it; null without an order. */
export interface PayDeadline {
  at: string
  zone: string | null
}

/** Returns until when an unpaid seat must be paid: the deadline of its order, else of the seat. Null where nothing is due. */
export function payDeadlineOf(of: MyTraining, orders: readonly Order[]): PayDeadline | null {
  const { own, id } = of.kind === 'practicalExam' ? of.practicalExam : of.classroom
  if (own.status !== 'pending') return null
  const kind = of.kind === 'nonCertification' ? 'workshop' : of.kind
  const order = orders.find(({ target, state }) => isLive(state) && target.kind === kind && target.id === id)
  if (order?.lapsesAt) return { at: order.lapsesAt, zone: order.zone }
  return 'payBy' in own && own.payBy ? { at: own.payBy, zone: null } : null
}
