import * as z from 'zod/mini'
import { currencyCode } from '../country/currency.ts'
import { orderState } from './order-state.ts'
import { orderTarget } from './order-target.ts'
import { reviewReason } from './payment-event.ts'

/**
 * An order that waits for a bank transfer, for the operator who compares it with the account. Amounts are
 * minor units.
 */
export const dueTransfer = z.object({
  seqNo: z.string(),
  target: orderTarget,
  goods: z.string(),
  learner: z.string(),
  email: z.string(),
  total: z.int(),
  currency: currencyCode,
  placedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
})
export type DueTransfer = z.infer<typeof dueTransfer>

/** A payment that an operator has to look at: it was kept, and enrolled nobody. */
export const paymentReview = z.object({
  eventId: z.string(),
  reason: reviewReason,
  /** The number of the order that the payment is for; null where there is no such order. */
  seqNo: z.nullable(z.string()),
  state: z.nullable(orderState),
  payment: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  currency: z.nullable(currencyCode),
  receivedAt: z.iso.datetime(),
})
export type PaymentReview = z.infer<typeof paymentReview>
