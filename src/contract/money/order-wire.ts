import * as z from 'zod/mini'
import { numericCodeByCurrency } from '../../domain/country/currency.ts'
import { bankAccount } from '../../domain/order/bank-account.ts'
import { checkout, paymentMethodOffer } from '../../domain/order/checkout.ts'
import * as domain from '../../domain/order/order.ts'
import { orderTarget as domainTarget } from '../../domain/order/order-target.ts'
import { renamedWire, spreadCodec } from '../protocol/renamed.ts'
import { codedEnum, idCodec, nullableCodec } from '../protocol/wire.ts'

/** The codes of an order's state. Specification 1, section 4: order state. */
export const orderStateCode = codedEnum({
  created: '0',
  pending: '1',
  paid: '2',
  failed: '3',
  timedOut: '4',
  cancelled: '5',
})

/** The codes of payment types. Specification 1, section 4. */
export const payTypeCode = codedEnum({ card: '0', bankTransfer: '1' })

/**
 * The codes of the kinds of ordered items, in the field relationType. Exams and surveys have other codes in this
 * field.
 */
export const orderKindCode = codedEnum({
  certification: '0',
  classroom: '1',
  practicalExam: '2',
  workshop: '3',
})

/** The wire format of an ordered item. */
const targetWire = renamedWire(domainTarget, { kind: ['relationType', orderKindCode], id: 'relationId' })
/** The fields that identify the ordered item in every call about orders. */
export const orderTargetFields = {
  target: spreadCodec(
    renamedWire(domainTarget, { kind: ['relationType', orderKindCode], id: ['relationId', idCodec] }),
  ),
} as const

/** The wire names of amounts in minor units; rates are basis points. */
const amountNames = {
  currency: 'currencyTypeCode',
  fee: 'courseFee',
  vat: 'tax',
  vatRate: 'taxRate',
  total: 'totalAmount',
} as const

const shownWire = renamedWire(domain.formattedAmounts, {
  fee: 'displayCourseFee',
  vatRate: 'displayTaxRate',
  vat: 'displayTaxFee',
  serviceFee: 'displayServiceFee',
  total: 'displayTotalAmount',
})

const orderNames = {
  ...amountNames,
  target: spreadCodec(targetWire),
  language: 'textLanguage',
  state: orderStateCode,
  payType: payTypeCode,
  placedAt: 'placeOrderTime',
  expiresAt: 'lapseTime',
  paidAt: 'payTime',
  shown: spreadCodec(shownWire),
} as const

const orderExtras = {
  currencyTypeId: [z.int(), ({ currency }: domain.Order) => numericCodeByCurrency[currency]],
} as const

/**
 * The wire format of an order. Specification 1, section 3: order info. Times are ISO 8601; a quote has neither
 * numbers nor times.
 */
export const orderWire = renamedWire(domain.order, orderNames, orderExtras)

const offerWire = renamedWire(paymentMethodOffer, {
  payType: payTypeCode,
  serviceRate: 'displayServiceRate',
  serviceFee: 'displayServiceFee',
})

/** The wire format of an order with the other data of its payment page. */
export const checkoutWire = renamedWire(
  checkout,
  { ...orderNames, offers: z.array(offerWire), buyer: 'custom', billing: 'billingAddress' },
  orderExtras,
)

/** The wire format of an order to be placed. Specification 1, section 3: payment request. */
export const orderInputWire = renamedWire(domain.orderInput, {
  ...amountNames,
  ...orderTargetFields,
  payType: payTypeCode,
  regionId: idCodec,
  currencyId: 'currencyTypeId',
  goods: z.string().check(z.maxLength(500)),
  billing: 'billingAddress',
  buyer: 'custom',
  seqNo: nullableCodec(z.string().check(z.maxLength(100))),
  certificationId: nullableCodec(idCodec),
})

/** The wire format of a bank account. Specification 1, section 3: bank account info. */
export const bankAccountWire = renamedWire(bankAccount, { region: 'regionCode' })
