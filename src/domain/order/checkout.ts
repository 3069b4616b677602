import * as z from 'zod/mini'
import { subject } from '../course/course.ts'
import { billingAddress, buyer } from './buyer.ts'
import { order } from './order.ts'
import { payType } from './pay-type.ts'
import { vatNumberState } from './vat-number-state.ts'

/** What is bought, as the payment page shows it: its drawing's subject, where it has one, and when and where it is, if anywhere. */
export const orderedItem = z.object({
  subject: z.nullable(subject),
  session: z.nullable(z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), zone: z.string() })),
  /** The place where people meet; null for what is online, or has no date. */
  location: z.nullable(z.string()),
})
export type OrderedItem = z.infer<typeof orderedItem>

/** What paying in one way adds to the fee, as texts to show: '1.5%' ('0' for nothing) and '€2.70'. */
export const methodOffer = z.object({ payType, serviceRate: z.string(), serviceFee: z.string() })
export type MethodOffer = z.infer<typeof methodOffer>

/** An order, or a quote, with what its payment page says around it. */
export const checkout = z.extend(order, {
  /** Null where it isn't shown to its learner any more. */
  item: z.nullable(orderedItem),
  /** What each way of paying would add; empty once the order is placed. */
  offers: z.array(methodOffer),
  /** What is known of the VAT number that was given; null where none was, or it keeps its rules and decides nothing. */
  vatNumberState: z.nullable(vatNumberState),
  /** What was written into a placed order's form; null in a quote. */
  buyer: z.nullable(buyer),
  billing: z.nullable(billingAddress),
})
export type Checkout = z.infer<typeof checkout>
