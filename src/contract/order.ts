import * as z from 'zod/mini'
import { country } from '../domain/content/document.ts'
import { declareCall } from './call.ts'
import {
  bankAccountWire,
  orderStateCode,
  orderWire,
  orderWishWire,
  payTypeCode,
  relationFields,
} from './order-wire.ts'
import { paging } from './paging.ts'
import { id, rowsOf } from './wire.ts'

const relation = z.object(relationFields)
const seqNo = z.string().check(z.minLength(1), z.maxLength(100))

/** Why somebody may not be enrolled, and so not order either. */
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

/** False where it is free, and for who has it already. */
export const needsPayment = declareCall({
  method: 'POST',
  path: '/user/pay/registration/verify',
  who: 'learner',
  reads: true,
  summary: 'Whether something has to be paid before the learner is enrolled in it',
  request: relation,
  answer: z.boolean(),
  refusals: ['notFound'],
})

/**
 * The order that was placed, or a quote: what would have to be paid. `payType` and `billingCountry` ask for the quote of
 * another way of paying and another country's VAT than card and the learner's own. What costs nothing is not found.
 */
export const getOrder = declareCall({
  method: 'POST',
  path: '/user/pay/registration/getPayOrderInfo',
  who: 'learner',
  reads: true,
  summary: 'The learner’s order of something, or what it would cost',
  request: z.object({
    ...relationFields,
    payType: z.optional(payTypeCode),
    billingCountry: z.optional(country),
  }),
  answer: orderWire,
  refusals: ['notFound'],
})

export const getBankAccount = declareCall({
  method: 'POST',
  path: '/user/pay/registration/getBankTransferInfo',
  who: 'learner',
  reads: true,
  summary: 'The bank account of a payment region',
  request: z.object({ regionId: id }),
  answer: bankAccountWire,
  refusals: ['notFound'],
})

/**
 * The server computes every amount: whatever differs from it is `invalid`, and nothing is ordered. There is one live order
 * for a learner and a thing; placing it again answers the same one, and by the other way of paying is `repeatSubmit` until
 * the first is cancelled. `thirdParty` where the provider opens no page. Decisions: "Money".
 */
export const placeOrder = declareCall({
  method: 'POST',
  path: '/user/pay/registration/placeOrder',
  who: 'learner',
  summary: 'Orders something that costs something',
  request: orderWishWire,
  answer: z.object({ merchantTransactionId: z.string(), paymentUrl: z.optional(z.string()) }),
  refusals: ['notFound', 'repeatSubmit', 'thirdParty', ...enrolmentRefusals],
})

/** By either number of the order. */
export const getPaymentStatus = declareCall({
  method: 'GET',
  path: '/user/pay/registration/getPaymentStatus',
  who: 'learner',
  summary: 'The state of an order of the learner',
  request: z
    .object({ merchantTransactionId: z.optional(seqNo), seqNo: z.optional(seqNo) })
    .check(z.refine((asked) => (asked.merchantTransactionId ?? asked.seqNo) !== undefined)),
  answer: orderStateCode,
  refusals: ['notFound'],
})

/** What is paid stays; anything else is cancelled too, and its seat is somebody else's. */
export const deleteOrder = declareCall({
  method: 'GET',
  path: '/user/pay/registration/deleteOrder',
  who: 'learner',
  changes: true,
  summary: 'Takes an order that is not paid from the learner’s list',
  request: z.object({ seqNo }),
  answer: z.literal(true),
  refusals: ['notFound', 'forbidden'],
})

export const cancelOrder = declareCall({
  method: 'POST',
  path: '/user/pay/registration/cancelOrder',
  who: 'learner',
  summary: 'Cancels an order that is not paid',
  request: z.object({ ...relationFields, seqNo }),
  answer: z.literal(true),
  refusals: ['notFound', 'forbidden'],
})

/** Asked before the payment page opens: whether the learner may enrol, and the order to pay. `regionId` is compared. */
export const orderPracticalExam = declareCall({
  method: 'POST',
  path: '/user/pay/registration/enrollPracticalExam',
  who: 'learner',
  reads: true,
  summary: 'What has to be paid for a practical exam that the learner may enrol in',
  request: z.object({ ...relationFields, regionId: id }),
  answer: orderWire,
  refusals: [
    'notFound',
    'forbidden',
    'otherRegion',
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
  request: z.object({ seqNo }),
  answer: z.object({ invoicePdf: z.string() }),
  refusals: ['notFound'],
})

/** The newest first. */
export const findOrders = declareCall({
  method: 'POST',
  path: '/user/order/list',
  who: 'learner',
  reads: true,
  summary: 'One page of the learner’s orders',
  request: z.object({ ...paging, state: z.optional(orderStateCode) }),
  answer: rowsOf(orderWire),
  empty: { rows: [], total: 0 },
})

export const getLatestOrder = declareCall({
  method: 'GET',
  path: '/user/registration/getLatestOrderingByUserId',
  who: 'learner',
  summary: 'The learner’s newest order that is still to be paid, or null',
  request: z.object({}),
  answer: z.nullable(orderWire),
  empty: null,
})
