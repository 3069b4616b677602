import * as z from 'zod/mini'
import type { CurrencyCode } from '../currency/currency.ts'
import type { OrderState } from './order-state.ts'

/** Why somebody has to look at a payment: nothing that was paid is dropped. Decisions: "Money". */
export const reviewReason = z.enum([
  'unknownOrder',
  'otherAmount',
  'paidTwice',
  'afterFailure',
  'afterLapse',
  'afterCancelling',
  'notEnrolled',
])
export type ReviewReason = z.infer<typeof reviewReason>

/** What a provider or a bank tells about the payment of an order. */
export interface PaymentEvent {
  kind: 'paid' | 'failed' | 'expired'
  /** What the provider calls the payment itself: two events may tell of one. */
  payment: string | null
  /** In minor units. */
  amount: number | null
  currency: CurrencyCode | null
}

/** What of an order decides. */
export interface PayableOrder {
  state: OrderState
  total: number
  currency: CurrencyCode
  /** The payment that it was paid by. */
  payment: string | null
}

/** `apply` moves the order, `note` changes nothing, `review` waits for somebody. */
export type EventDecision =
  | { outcome: 'apply'; to: 'paid' | 'failed' | 'timedOut' }
  | { outcome: 'note' }
  | { outcome: 'review'; reason: ReviewReason }

const tooLate = {
  failed: 'afterFailure',
  timedOut: 'afterLapse',
  cancelled: 'afterCancelling',
} as const

/** What becomes of an event, in whatever order events come. */
export function decideEvent(order: PayableOrder | undefined, event: PaymentEvent): EventDecision {
  if (event.kind !== 'paid') {
    const live = order?.state === 'created' || order?.state === 'pending'
    return live
      ? { outcome: 'apply', to: event.kind === 'failed' ? 'failed' : 'timedOut' }
      : { outcome: 'note' }
  }
  const review = (reason: ReviewReason): EventDecision => ({ outcome: 'review', reason })
  if (!order) return review('unknownOrder')
  if (order.state === 'paid') {
    const same = event.payment !== null && event.payment === order.payment
    return same ? { outcome: 'note' } : review('paidTwice')
  }
  if (order.state !== 'created' && order.state !== 'pending') return review(tooLate[order.state])
  if (event.amount !== order.total || event.currency !== order.currency) return review('otherAmount')
  return { outcome: 'apply', to: 'paid' }
}
