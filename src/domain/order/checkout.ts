import * as z from 'zod/mini'
import { subject } from '../course/course.ts'
import { billingAddress, buyer } from './buyer.ts'
import { order } from './order.ts'
import { payType } from './pay-type.ts'
import { vatNumberState } from './vat-number-state.ts'

/**
 * The item on the payment page, with the subject of its drawing, its time and its location; a field is null if the
 * item does not have it.
 */
export const orderedItem = z.object({
  subject: z.nullable(subject),
  session: z.nullable(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), zone: z.string() })),
  /** The venue; null for online training, and for items without a date. */
  location: z.nullable(z.string()),
})
export type OrderedItem = z.infer<typeof orderedItem>

/** The service charge that a payment method adds to the fee, as texts: '1.5%' ('0' if there is none) and '€2.70'. */
export const paymentMethodOffer = z.object({ payType, serviceRate: z.string(), serviceFee: z.string() })
export type PaymentMethodOffer = z.infer<typeof paymentMethodOffer>

/** An order or a quote with the other data of its payment page. */
export const checkout = z.extend(order, {
  /** The ordered item; null if the learner can no longer see it. */
  item: z.nullable(orderedItem),
  /** The service charge of each payment method; empty once the order is placed. */
  offers: z.array(paymentMethodOffer),
  /**
   * The state of the VAT number that the buyer entered; null if there is no number, or if it is well-formed but
   * does not affect the VAT.
   */
  vatNumberState: z.nullable(vatNumberState),
  /** The buyer and the billing address of a placed order; null in a quote. */
  buyer: z.nullable(buyer),
  billing: z.nullable(billingAddress),
})
export type Checkout = z.infer<typeof checkout>
