import * as z from 'zod/mini'
import { currencyCode } from '../country/currency.ts'
import { payoutAccount, payoutWay } from './payout.ts'
import { refundReason } from './refund-reason.ts'
import { refundState } from './refund-state.ts'

/** A refund of one order, as the finance staff see it. Amounts are in minor units. */
export const refund = z.object({
  id: z.int(),
  /** The number of the order. */
  seqNo: z.string(),
  goods: z.string(),
  learner: z.string(),
  email: z.string(),
  amount: z.int(),
  currency: currencyCode,
  orderTotal: z.int(),
  /** Whether the order's total is completely refunded after this refund, so that the order is canceled. */
  completes: z.boolean(),
  /** The reason why the learner stays enrolled although everything is refunded; null if the enrolment ends. */
  keepPlace: z.nullable(z.string()),
  way: payoutWay,
  /**
   * The account for a bank transfer; null if the money goes to the account from which the payment came, and once
   * the transfer is confirmed.
   */
  account: z.nullable(payoutAccount),
  /** The reference of the refunded payment. */
  payment: z.nullable(z.string()),
  state: refundState,
  creditNote: z.nullable(z.string()),
  /** The reason why the payment provider or the bank refused the refund; null if it was not refused. */
  failure: z.nullable(z.string()),
  /**
   * The bank transfer that one person has reported as sent; null before that, and once a second person has confirmed
   * it.
   */
  sent: z.nullable(z.object({ reference: z.string(), by: z.string(), at: z.iso.datetime() })),
  changedAt: z.iso.datetime(),
})
export type Refund = z.infer<typeof refund>

/** Refunds that one person has prepared together and that another person confirms or rejects together. */
export const preparedRefund = z.object({
  id: z.int(),
  reason: refundReason,
  note: z.string(),
  preparedBy: z.string(),
  preparedAt: z.iso.datetime(),
  /**
   * A digest of the prepared refunds. The second person sends it back, and so confirms exactly the refunds that
   * were shown.
   */
  seen: z.string(),
  refunds: z.array(refund),
})
export type PreparedRefund = z.infer<typeof preparedRefund>
