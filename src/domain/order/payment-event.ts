import * as z from 'zod/mini'
import type { CurrencyCode } from '../country/currency.ts'
import type { OrderState } from './order-state.ts'

/** The reasons for which an operator has to look at a payment: no payment is dropped. Decision: docs/decisions/orders.md. */
export const reviewReason = z.enum([
  'unknownOrder',
  'otherAmount',
  'paidTwice',
  'afterFailure',
  'afterLapse',
  'afterCancelling',
  'notEnrolled',
  'refundedElsewhere',
])
export type ReviewReason = z.infer<typeof reviewReason>

/** An event that a provider or a bank reports about the payment of an order. */
export interface PaymentEvent {
  kind: 'paid' | 'failed' | 'expired'
  /** The provider's id of the payment: two events may be about one payment. */
  payment: string | null
  /** The paid amount in minor units; null where the event names none. */
  amount: number | null
  currency: CurrencyCode | null
}

/** The facts about an order that decide what an event does to it. */
export interface PayableOrder {
  state: OrderState
  total: number
  currency: CurrencyCode
  /** The provider's id of the payment that paid the order; null before. */
  payment: string | null
}

/** The consequence of an event: `apply` moves the order, `note` changes nothing, `review` waits for an operator. */
export type EventDecision =
  | { outcome: 'apply'; to: 'paid' | 'failed' | 'timedOut' }
  | { outcome: 'note' }
  | { outcome: 'review'; reason: ReviewReason }

const tooLate = {
  failed: 'afterFailure',
  timedOut: 'afterLapse',
  cancelled: 'afterCancelling',
} as const

/** Decides what becomes of an event, in whatever order events come. */
export function decideEvent(order: PayableOrder | undefined, event: PaymentEvent): EventDecision {
  if (event.kind !== 'paid') {
    const live = order?.state === 'created' || order?.state === 'pending'
    return live
      ? { outcome: 'apply', to: event.kind === 'failed' ? 'failed' : 'timedOut' }
      : { outcome: 'note' }
  }
  const review = (reason: ReviewReason): EventDecision => ({ outcome: 'review', reason })
  if (!order) return review('unknownOrder')
  // The payment that paid the order is known, also once it was refunded.
  if (event.payment !== null && event.payment === order.payment) return { outcome: 'note' }
  if (order.state === 'paid') return review('paidTwice')
  if (order.state !== 'created' && order.state !== 'pending') return review(tooLate[order.state])
  if (event.amount !== order.total || event.currency !== order.currency) return review('otherAmount')
  return { outcome: 'apply', to: 'paid' }
}
