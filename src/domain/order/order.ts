import * as z from 'zod/mini'
import { issuedCreditNote } from '../refund/credit-note.ts'
import { orderAmounts } from './amounts.ts'
import { billingAddress, buyer } from './buyer.ts'
import { sellingSite } from './offer.ts'
import { orderState } from './order-state.ts'
import { orderTarget } from './order-target.ts'
import { payType } from './pay-type.ts'
import { vatRule } from './vat.ts'

/** The amounts of an order as texts, in the format of `formatMoney`. */
export const formattedAmounts = z.object({
  fee: z.string(),
  vatRate: z.string(),
  vat: z.string(),
  serviceFee: z.string(),
  total: z.string(),
})

/**
 * An order, as its learner sees it. A quote is an order that is not placed yet: its state is `created`, and it has
 * no numbers and times. Specification 1, section 3: order info.
 */
export const order = z.object({
  seqNo: z.nullable(z.string()),
  merchantTransactionId: z.nullable(z.string()),
  target: orderTarget,
  /** The site on whose payment page the order is paid; null if no site sells the item any more. */
  site: z.nullable(sellingSite),
  certificationId: z.nullable(z.int()),
  state: orderState,
  payType,
  regionId: z.int(),
  ...orderAmounts.shape,
  /** The rule that decided the VAT; null on older orders. */
  vatRule: z.nullable(vatRule),
  /**
   * The name of the item in the requested language or, if that is missing, in the item's own language. Invoices
   * contain the name at the time of the order.
   */
  goods: z.string(),
  /** The language of `goods`. */
  language: z.string(),
  /** The seller's IANA time zone, in which the order's deadline is shown. */
  zone: z.string(),
  placedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.nullable(z.iso.datetime()),
  paidAt: z.nullable(z.iso.datetime()),
  /** The URL of the provider's payment page while the order may still be paid; null otherwise. */
  paymentUrl: z.nullable(z.string()),
  /**
   * The state of the manual review of a payment that was late, was made twice, or had a wrong amount; null if there
   * is no review.
   */
  review: z.nullable(z.enum(['open', 'closed'])),
  /** The order's credit notes, the oldest first. */
  creditNotes: z.array(issuedCreditNote),
  shown: formattedAmounts,
})
export type Order = z.infer<typeof order>

/**
 * An order that a learner wants to place, with every amount that the payment page showed. Specification 1,
 * section 3: payment request.
 */
export const orderInput = z.object({
  target: orderTarget,
  payType,
  regionId: z.int(),
  currencyId: z.int(),
  ...orderAmounts.shape,
  goods: z.string(),
  billing: billingAddress,
  buyer,
  seqNo: z.nullable(z.string()),
  certificationId: z.nullable(z.int()),
})
export type OrderInput = z.infer<typeof orderInput>
