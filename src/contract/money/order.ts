import * as z from 'zod/mini'
import { countryField } from '../../domain/content-item/field.ts'
import { buyer } from '../../domain/order/buyer.ts'
import { declareCall } from '../protocol/call.ts'
import { pagingFields } from '../protocol/paging.ts'
import { wireObject } from '../protocol/renamed.ts'
import { createListPageSchema, idCodec } from '../protocol/wire.ts'
import {
  bankAccountWire,
  checkoutWire,
  orderInputWire,
  orderStateCode,
  orderTargetFields,
  orderWire,
  payTypeCode,
} from './order-wire.ts'

const target = wireObject(orderTargetFields)
const seqNo = z.string().check(z.minLength(1), z.maxLength(100))

/** The refusals of enrolling, which also apply to ordering. */
const enrolmentRefusals = [
  'forbidden',
  'incorrectLetter',
  'prerequisiteMissing',
  'alreadyRegistered',
  'certificateStillValid',
  'enrolmentExpired',
  'trainingFull',
  'trainingOpen',
  'classroomStillValid',
  'practicalExamFull',
  'practicalExamOpen',
] as const

/**
 * Whether the learner has to pay for an item before enrolling: false if the item is free, or if the learner already
 * has it. Refused for the same reasons as enrolling, so that nobody fills in a payment form in vain.
 */
export const isPaymentRequired = declareCall({
  method: 'POST',
  path: '/user/pay/registration/verify',
  who: 'learner',
  reads: true,
  summary: 'Whether an item must be paid before the learner is enrolled',
  source: 'S2 7',
  request: target,
  response: z.boolean(),
  refusals: ['notFound', ...enrolmentRefusals],
})

/**
 * Returns the learner's order for an item, also one that failed or expired and is not cancelled yet; else a quote.
 * `payType`, `billingCountry`, `company` and `vatNumber` change the quote; the defaults are payment by card and the
 * learner's data. A free item is refused as `notFound`.
 */
export const getOrder = declareCall({
  method: 'POST',
  path: '/user/pay/registration/getPayOrderInfo',
  who: 'learner',
  reads: true,
  summary: 'The learner’s order of an item, or its quote',
  source: 'S1 3, S2 7',
  request: wireObject({
    ...orderTargetFields,
    payType: z.optional(payTypeCode),
    billingCountry: z.optional(countryField),
    ...z.pick(buyer, { company: true, vatNumber: true }).shape,
  }),
  response: checkoutWire,
  refusals: ['notFound'],
})

export const getBankAccount = declareCall({
  method: 'POST',
  path: '/user/pay/registration/getBankTransferInfo',
  who: 'learner',
  reads: true,
  summary: 'The bank account of a payment region',
  source: 'S1 3, S2 7',
  request: z.object({ regionId: idCodec }),
  response: bankAccountWire,
  refusals: ['notFound'],
})

/**
 * Places an order. The server calculates every amount and refuses the call as `invalid` if an amount in the request
 * differs. A learner has at most one payable order per item. If the item is ordered again, the same order is
 * returned; with the other payment method, the call is refused as `repeatSubmit` until the first order is
 * cancelled. Refused as `thirdParty` if the payment provider opens no payment page. Decision:
 * docs/decisions/orders.md.
 */
export const placeOrder = declareCall({
  method: 'POST',
  path: '/user/pay/registration/placeOrder',
  who: 'learner',
  summary: 'Orders a paid item',
  source: 'S1 3, 4',
  request: orderInputWire,
  response: z.object({ merchantTransactionId: z.string(), paymentUrl: z.optional(z.string()) }),
  refusals: ['notFound', 'repeatSubmit', 'thirdParty', ...enrolmentRefusals],
})

/** Returns the state of an order. Each of the order's two numbers identifies the order. */
export const getPaymentStatus = declareCall({
  method: 'GET',
  path: '/user/pay/registration/getPaymentStatus',
  who: 'learner',
  summary: 'The state of an order of the learner',
  source: 'S1 4, S2 7',
  request: z
    .object({ merchantTransactionId: z.optional(seqNo), seqNo: z.optional(seqNo) })
    .check(z.refine((request) => (request.merchantTransactionId ?? request.seqNo) !== undefined)),
  response: orderStateCode,
  refusals: ['notFound'],
})

/**
 * Removes an unpaid order from the learner's list, cancels it, and releases its seat. Refused as `forbidden` once the
 * order was paid, even if it was refunded.
 */
export const deleteOrder = declareCall({
  method: 'GET',
  path: '/user/pay/registration/deleteOrder',
  who: 'learner',
  changes: true,
  summary: 'Hides an unpaid order from the learner’s list',
  source: 'S2 7',
  request: z.object({ seqNo }),
  response: z.literal(true),
  refusals: ['notFound', 'forbidden'],
})

export const cancelOrder = declareCall({
  method: 'POST',
  path: '/user/pay/registration/cancelOrder',
  who: 'learner',
  summary: 'Cancels an unpaid order',
  source: 'S1 4, S2 7',
  request: wireObject({ ...orderTargetFields, seqNo }),
  response: z.literal(true),
  refusals: ['notFound', 'forbidden'],
})

/**
 * Returns the order that the learner has to pay for a practical exam; pages make this call before they open the
 * payment page. Refused if the learner may not enrol. `regionId` must be one of the exam's regions.
 */
export const getPracticalExamQuote = declareCall({
  method: 'POST',
  path: '/user/pay/registration/enrollPracticalExam',
  who: 'learner',
  reads: true,
  summary: 'The quote of a practical exam that the learner may enrol in',
  source: 'S1 4, S2 7',
  request: wireObject({ ...orderTargetFields, regionId: idCodec }),
  response: checkoutWire,
  refusals: [
    'notFound',
    'forbidden',
    'otherRegion',
    'prerequisiteMissing',
    'alreadyRegistered',
    'enrolmentExpired',
    'practicalExamFull',
    'practicalExamOpen',
  ],
})

export const getInvoice = declareCall({
  method: 'GET',
  path: '/user/invoice/getInvoice',
  who: 'learner',
  summary: 'A link to the invoice of a paid order, for this session only',
  source: 'S1 3, S2 7',
  request: z.object({ seqNo }),
  response: wireObject({ link: ['invoicePdf', z.string()] }),
  refusals: ['notFound'],
})

/** Returns one page of the learner's orders, the newest first. */
export const findOrders = declareCall({
  method: 'POST',
  path: '/user/order/list',
  who: 'learner',
  reads: true,
  summary: 'One page of the learner’s orders',
  source: 'S1 2',
  request: wireObject({ ...pagingFields, state: z.optional(orderStateCode) }),
  response: createListPageSchema(orderWire),
  empty: { rows: [], total: 0 },
})

export const getLatestOrder = declareCall({
  method: 'GET',
  path: '/user/registration/getLatestOrderingByUserId',
  who: 'learner',
  summary: 'The learner’s newest unpaid order, or null',
  source: 'S2 7',
  request: z.object({}),
  response: z.nullable(orderWire),
  empty: null,
})
