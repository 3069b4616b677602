import * as z from 'zod/mini'
import { currencyCode } from '../currency/currency.ts'
import { orderRelation } from './order-relation.ts'
import { orderState } from './order-state.ts'
import { reviewReason } from './payment-event.ts'

/** An order that waits for a bank transfer, for who looks through the account. Amounts are minor units. */
export const dueTransfer = z.object({
  seqNo: z.string(),
  relation: orderRelation,
  goods: z.string(),
  learner: z.string(),
  email: z.string(),
  total: z.int(),
  currency: currencyCode,
  placedAt: z.iso.datetime(),
  lapsesAt: z.iso.datetime(),
})
export type DueTransfer = z.infer<typeof dueTransfer>

/** A payment that somebody has to look at: it was kept, and enrolled nobody. */
export const paymentReview = z.object({
  eventId: z.string(),
  reason: reviewReason,
  /** Of the order it names, or null where there is none. */
  seqNo: z.nullable(z.string()),
  state: z.nullable(orderState),
  payment: z.nullable(z.string()),
  amount: z.nullable(z.int()),
  currency: z.nullable(currencyCode),
  receivedAt: z.iso.datetime(),
})
export type PaymentReview = z.infer<typeof paymentReview>
