import * as z from 'zod/mini'
import { amounts } from './amounts.ts'
import { billingAddress, buyer } from './buyer.ts'
import { orderRelation } from './order-relation.ts'
import { orderState } from './order-state.ts'
import { payType } from './pay-type.ts'

/** Amounts as they are shown: symbol, two decimals, no grouping. */
const shownAmounts = z.object({
  fee: z.string(),
  vatRate: z.string(),
  vat: z.string(),
  serviceFee: z.string(),
  total: z.string(),
})

/**
 * An order as its learner sees it. A quote is one that was not placed: `created`, without numbers and times.
 * Specification 1, section 3: order info.
 */
export const order = z.object({
  seqNo: z.nullable(z.string()),
  merchantTransactionId: z.nullable(z.string()),
  relation: orderRelation,
  certificationId: z.nullable(z.int()),
  state: orderState,
  payType,
  regionId: z.int(),
  ...amounts.shape,
  goods: z.string(),
  placedAt: z.nullable(z.iso.datetime()),
  lapsesAt: z.nullable(z.iso.datetime()),
  paidAt: z.nullable(z.iso.datetime()),
  /** The provider's page while it may still be paid there. */
  paymentUrl: z.nullable(z.string()),
  shown: shownAmounts,
})
export type Order = z.infer<typeof order>

/** What is asked to be ordered, with everything that the payment page showed of it. Specification 1, section 3: payment request. */
export const orderWish = z.object({
  relation: orderRelation,
  payType,
  regionId: z.int(),
  currencyId: z.int(),
  ...amounts.shape,
  goods: z.string(),
  billing: billingAddress,
  buyer,
  seqNo: z.nullable(z.string()),
  certificationId: z.nullable(z.int()),
})
export type OrderWish = z.infer<typeof orderWish>
