import type { confirmTransfer } from '#src/contract/money/payment-review.ts'
import type { AnswerOf } from '#src/contract/protocol/call.ts'
import { displayAmount } from '#src/domain/order/display.ts'
import type { OrderState } from '#src/domain/order/order-state.ts'
import type { ReviewReason } from '#src/domain/order/payment-event.ts'
import type { PreparedClosing, PreparedTransfer } from '#src/domain/order/payment-review.ts'

/** @example amountInWords(30076, 'EUR') // 'EUR 300.76' */
export const amountInWords = (amount: number, currency: string): string =>
  displayAmount(`${currency} `, amount)

const states: Record<OrderState, string> = {
  created: 'waiting for payment',
  pending: 'waiting for payment',
  paid: 'paid',
  failed: 'without payment, because its payment failed',
  timedOut: 'expired',
  cancelled: 'canceled',
}

/** @example orderStateInWords('timedOut') // 'expired' */
export const orderStateInWords = (state: OrderState): string => states[state]

const reasons: Record<ReviewReason, string> = {
  unknownOrder: 'no such order',
  otherAmount: 'another amount than the order expects',
  paidTwice: 'the order is paid already',
  afterFailure: 'the payment of the order failed before',
  afterLapse: 'the order expired before',
  afterCancelling: 'the order was canceled before',
  notEnrolled: 'paid, but the learner could not be enrolled',
  refundedElsewhere: 'refunded at the payment provider, and not by the portal',
}

/** Why a payment is reviewed, in words. */
export const reviewReasonInWords = (reason: ReviewReason): string => reasons[reason]

/** A prepared transfer in words: the reference, the amount, by whom and since when, and why it will be reviewed. */
export const transferInWords = ({
  reference,
  amount,
  currency,
  reason,
  preparedBy,
  preparedAt,
}: PreparedTransfer): string =>
  [
    `reference ${reference}, ${amountInWords(amount, currency)}, by ${preparedBy}, since ${preparedAt}`,
    ...(reason ? [`goes to review: ${reviewReasonInWords(reason)}`] : []),
  ].join('; ')

/** A prepared closing in words: the note, by whom and since when. */
export const closingInWords = ({ note, preparedBy, preparedAt }: PreparedClosing): string =>
  `"${note}", by ${preparedBy}${preparedAt ? `, since ${preparedAt}` : ''}`

/** How a transfer differs from its order, and what else is prepared for the order, a sentence each. */
export function warningsOf(
  said: { seqNo: string; amount: number; currency: string },
  { state, reason, total, currency, others }: AnswerOf<typeof confirmTransfer>,
): string[] {
  const differs = said.amount !== total || said.currency !== currency
  const expected = amountInWords(total, currency)
  return [
    ...(reason ? [`Order ${said.seqNo} is ${orderStateInWords(state)}.`] : []),
    ...(differs
      ? [`The order expects ${expected}, and you said ${amountInWords(said.amount, said.currency)}.`]
      : []),
    ...others.map((each) => `Another transfer is prepared for this order: ${transferInWords(each)}.`),
  ]
}
