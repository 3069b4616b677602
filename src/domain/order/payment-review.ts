import * as z from 'zod/mini'
import { currencyCode } from '../country/currency.ts'
import { orderState } from './order-state.ts'
import { orderTarget } from './order-target.ts'
import { reviewReason } from './payment-event.ts'

/**
 * A bank transfer that one member of the finance staff has prepared and no other has confirmed yet. The amount is in
 * minor units.
 */
export const preparedTransfer = z.object({
  /** The bank's reference of the transfer. */
  reference: z.string(),
  amount: z.int(),
  currency: currencyCode,
  /**
   * The reason why the payment goes to review after the transfer is confirmed; null if the transfer completes the
   * order.
   */
  reason: z.nullable(reviewReason),
  preparedBy: z.string(),
  preparedAt: z.iso.datetime(),
})
export type PreparedTransfer = z.infer<typeof preparedTransfer>

/**
 * An order that waits for a bank transfer, or for the confirmation of a prepared transfer, with the data that an
 * operator compares with the bank account. Amounts are in minor units.
 */
export const orderAwaitingTransfer = z.object({
  seqNo: z.string(),
  state: orderState,
  target: orderTarget,
  goods: z.string(),
  learner: z.string(),
  email: z.string(),
  total: z.int(),
  currency: currencyCode,
  placedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
  prepared: z.array(preparedTransfer),
})
export type OrderAwaitingTransfer = z.infer<typeof orderAwaitingTransfer>

/**
 * The prepared closing of a payment review: one member of the finance staff has prepared it, and another has to
 * confirm it. `preparedAt` is null if a server with the previous version of the portal prepared the closing.
 */
export const preparedReviewClosing = z.object({
  note: z.string(),
  preparedBy: z.string(),
  preparedAt: z.nullable(z.iso.datetime()),
})
export type PreparedReviewClosing = z.infer<typeof preparedReviewClosing>

/** A payment or refund that was stored for the review of an operator instead of being applied; `reason` says why. */
export const paymentReview = z.object({
  eventId: z.string(),
  reason: reviewReason,
  /** The number of the order for which the payment was made; null if there is no such order. */
  seqNo: z.nullable(z.string()),
  state: z.nullable(orderState),
  payment: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  currency: z.nullable(currencyCode),
  receivedAt: z.iso.datetime(),
  prepared: z.nullable(preparedReviewClosing),
})
export type PaymentReview = z.infer<typeof paymentReview>
