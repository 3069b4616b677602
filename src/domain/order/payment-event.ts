import * as z from 'zod/mini'
import type { CurrencyCode } from '../country/currency.ts'
import type { OrderState } from './order-state.ts'

/**
 * The reasons why an operator has to review a payment. Every payment is stored. Decision: docs/decisions/orders.md.
 */
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

/** An event about the payment of an order, which a payment provider or a bank reports. */
export interface PaymentEvent {
  kind: 'paid' | 'failed' | 'expired'
  /** The provider's id of the payment. Two events may report the same payment. */
  payment: string | null
  /** The paid amount in minor units; null if the event contains no amount. */
  amount: number | null
  currency: CurrencyCode | null
}

/** The fields of an order that decide the effect of a payment event. */
export interface PayableOrder {
  state: OrderState
  total: number
  currency: CurrencyCode
  /** The provider's id of the payment with which the order was paid; null while it is unpaid. */
  payment: string | null
}

/**
 * The effect of an event: `apply` changes the order's state, `note` changes nothing, `review` stores the payment
 * for an operator's review.
 */
export type EventDecision =
  | { outcome: 'apply'; to: 'paid' | 'failed' | 'timedOut' }
  | { outcome: 'note' }
  | { outcome: 'review'; reason: ReviewReason }

const latePaymentReasons = {
  failed: 'afterFailure',
  timedOut: 'afterLapse',
  cancelled: 'afterCancelling',
} as const

/** Decides the effect of a payment event on an order. Events may arrive in any order. */
export function decideEventEffect(order: PayableOrder | undefined, event: PaymentEvent): EventDecision {
  if (event.kind !== 'paid') {
    const live = order?.state === 'created' || order?.state === 'pending'
    return live
      ? { outcome: 'apply', to: event.kind === 'failed' ? 'failed' : 'timedOut' }
      : { outcome: 'note' }
  }
  const review = (reason: ReviewReason): EventDecision => ({ outcome: 'review', reason })
  if (!order) return review('unknownOrder')
  // This payment has already paid the order, even if the order was refunded since.
  if (event.payment !== null && event.payment === order.payment) return { outcome: 'note' }
  if (order.state === 'paid') return review('paidTwice')
  if (order.state !== 'created' && order.state !== 'pending') return review(latePaymentReasons[order.state])
  if (event.amount !== order.total || event.currency !== order.currency) return review('otherAmount')
  return { outcome: 'apply', to: 'paid' }
}
