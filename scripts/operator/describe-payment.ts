import type { confirmTransfer } from '#src/contract/money/payment-review.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import type { OrderState } from '#src/domain/order/order-state.ts'
import type { ReviewReason } from '#src/domain/order/payment-event.ts'
import type { PreparedReviewClosing, PreparedTransfer } from '#src/domain/order/payment-review.ts'

/**
 * Formats an amount with its currency.
 * @example formatAmount(30076, 'EUR') // 'EUR 300.76'
 */
export const formatAmount = (amount: number, currency: string): string =>
  `${currency} ${(amount / 100).toFixed(2)}`

const states: Record<OrderState, string> = {
  created: 'waiting for payment',
  pending: 'waiting for payment',
  paid: 'paid',
  failed: 'unpaid, because its payment failed',
  timedOut: 'expired',
  cancelled: 'canceled',
}

/**
 * Describes the state of an order.
 * @example describeOrderState('timedOut') // 'expired'
 */
export const describeOrderState = (state: OrderState): string => states[state]

const reasons: Record<ReviewReason, string> = {
  unknownOrder: 'no such order',
  otherAmount: 'another amount than the order expects',
  paidTwice: 'the order is paid already',
  afterFailure: 'the payment of the order failed before',
  afterLapse: 'the order expired before',
  afterCancelling: 'the order was canceled before',
  notEnrolled: 'paid, but the learner could not be enrolled',
  refundedElsewhere: 'refunded at the payment provider, not by the portal',
}

/** Describes why a payment is under review. */
export const describeReviewReason = (reason: ReviewReason): string => reasons[reason]

/**
 * Describes a prepared transfer: the payment reference, the amount, who prepared it and when, and why it will be
 * reviewed.
 */
export const describePreparedTransfer = ({
  reference,
  amount,
  currency,
  reason,
  preparedBy,
  preparedAt,
}: PreparedTransfer): string =>
  [
    `reference ${reference}, ${formatAmount(amount, currency)}, by ${preparedBy}, since ${preparedAt}`,
    ...(reason ? [`goes to review: ${describeReviewReason(reason)}`] : []),
  ].join('; ')

/** Describes the prepared closing of a payment review: the note, who prepared it, and when. */
export const describePreparedClosing = ({ note, preparedBy, preparedAt }: PreparedReviewClosing): string =>
  `"${note}", by ${preparedBy}${preparedAt ? `, since ${preparedAt}` : ''}`

/**
 * Describes how a bank transfer differs from its order, and which other transfers are prepared for the same order.
 * Returns one sentence for each warning.
 */
export function listTransferWarnings(
  typed: { seqNo: string; amount: number; currency: string },
  { state, reason, total, currency, others }: ResponseOf<typeof confirmTransfer>,
): string[] {
  const differs = typed.amount !== total || typed.currency !== currency
  const expected = formatAmount(total, currency)
  return [
    ...(reason ? [`Order ${typed.seqNo} is ${describeOrderState(state)}.`] : []),
    ...(differs
      ? [`The order expects ${expected}, but you typed ${formatAmount(typed.amount, typed.currency)}.`]
      : []),
    ...others.map(
      (each) => `Another transfer is prepared for this order: ${describePreparedTransfer(each)}.`,
    ),
  ]
}
