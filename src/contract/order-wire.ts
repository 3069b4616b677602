import * as z from 'zod/mini'
import { currencyCode, currencyId } from '../domain/currency/currency.ts'
import type { Amounts } from '../domain/order/amounts.ts'
import { bankAccount } from '../domain/order/bank-account.ts'
import { billingAddress, buyer } from '../domain/order/buyer.ts'
import * as domain from '../domain/order/order.ts'
import { paymentRegions } from '../domain/order/payment-region.ts'
import { coded, id } from './wire.ts'

/** Codes of specification 1, section 4: order state. */
export const orderStateCode = coded({
  created: '0',
  pending: '1',
  paid: '2',
  failed: '3',
  timedOut: '4',
  cancelled: '5',
})

/** Payment type. */
export const payTypeCode = coded({ card: '0', bankTransfer: '1' })

/** Relation types of orders: not those of exams or surveys. */
export const orderKindCode = coded({ certification: '0', classroom: '1', practicalExam: '2', workshop: '3' })

/** What an order is for, as every call of orders asks it. */
export const relationFields = { relationId: id, relationType: orderKindCode }

/** Minor units; rates are basis points. */
const amountFields = {
  currencyTypeId: z.int(),
  currencyTypeCode: currencyCode,
  courseFee: z.int(),
  tax: z.int(),
  taxRate: z.int(),
  serviceFee: z.int(),
  serviceRate: z.int(),
  totalAmount: z.int(),
}
const amountsOnWire = z.object(amountFields)
type AmountsOnWire = z.output<typeof amountsOnWire>

const toAmounts = (wire: AmountsOnWire): Amounts => ({
  currency: wire.currencyTypeCode,
  fee: wire.courseFee,
  serviceRate: wire.serviceRate,
  serviceFee: wire.serviceFee,
  vatRate: wire.taxRate,
  vat: wire.tax,
  total: wire.totalAmount,
})

const fromAmounts = (amounts: Amounts): Omit<AmountsOnWire, 'currencyTypeId'> => ({
  currencyTypeCode: amounts.currency,
  courseFee: amounts.fee,
  tax: amounts.vat,
  taxRate: amounts.vatRate,
  serviceFee: amounts.serviceFee,
  serviceRate: amounts.serviceRate,
  totalAmount: amounts.total,
})

/** Specification 1, section 3: order info. Times are ISO 8601; a quote has neither numbers nor times. */
export const orderWire = z.codec(
  z.object({
    ...amountFields,
    goods: z.string(),
    state: orderStateCode,
    payType: payTypeCode,
    placeOrderTime: z.nullable(z.iso.datetime()),
    lapseTime: z.nullable(z.iso.datetime()),
    payTime: z.nullable(z.iso.datetime()),
    seqNo: z.nullable(z.string()),
    merchantTransactionId: z.nullable(z.string()),
    paymentUrl: z.nullable(z.string()),
    regionId: z.int(),
    certificationId: z.nullable(z.int()),
    relationId: z.int(),
    relationType: orderKindCode,
    displayCourseFee: z.string(),
    displayTaxRate: z.string(),
    displayTaxFee: z.string(),
    displayServiceFee: z.string(),
    displayTotalAmount: z.string(),
  }),
  domain.order,
  {
    decode: (wire) => ({
      ...toAmounts(wire),
      goods: wire.goods,
      state: wire.state,
      payType: wire.payType,
      placedAt: wire.placeOrderTime,
      lapsesAt: wire.lapseTime,
      paidAt: wire.payTime,
      seqNo: wire.seqNo,
      merchantTransactionId: wire.merchantTransactionId,
      paymentUrl: wire.paymentUrl,
      regionId: wire.regionId,
      certificationId: wire.certificationId,
      relation: { kind: wire.relationType, id: wire.relationId },
      shown: {
        fee: wire.displayCourseFee,
        vatRate: wire.displayTaxRate,
        vat: wire.displayTaxFee,
        serviceFee: wire.displayServiceFee,
        total: wire.displayTotalAmount,
      },
    }),
    encode: ({ relation, shown, ...order }) => ({
      ...fromAmounts(order),
      currencyTypeId: currencyId[order.currency],
      goods: order.goods,
      state: order.state,
      payType: order.payType,
      placeOrderTime: order.placedAt,
      lapseTime: order.lapsesAt,
      payTime: order.paidAt,
      seqNo: order.seqNo,
      merchantTransactionId: order.merchantTransactionId,
      paymentUrl: order.paymentUrl,
      regionId: order.regionId,
      certificationId: order.certificationId,
      relationId: relation.id,
      relationType: relation.kind,
      displayCourseFee: shown.fee,
      displayTaxRate: shown.vatRate,
      displayTaxFee: shown.vat,
      displayServiceFee: shown.serviceFee,
      displayTotalAmount: shown.total,
    }),
  },
)

/** Specification 1, section 3: payment request. */
export const orderWishWire = z.codec(
  z.object({
    ...relationFields,
    ...amountFields,
    payType: payTypeCode,
    regionId: id,
    goods: z.string().check(z.maxLength(500)),
    billingAddress,
    custom: buyer,
    seqNo: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    certificationId: z.optional(z.nullable(id)),
  }),
  domain.orderWish,
  {
    decode: (wire) => ({
      ...toAmounts(wire),
      relation: { kind: wire.relationType, id: wire.relationId },
      payType: wire.payType,
      regionId: wire.regionId,
      currencyId: wire.currencyTypeId,
      goods: wire.goods,
      billing: wire.billingAddress,
      buyer: wire.custom,
      seqNo: wire.seqNo ?? null,
      certificationId: wire.certificationId ?? null,
    }),
    encode: ({ relation, ...wish }) => ({
      ...fromAmounts(wish),
      currencyTypeId: wish.currencyId,
      relationId: relation.id,
      relationType: relation.kind,
      payType: wish.payType,
      regionId: wish.regionId,
      goods: wish.goods,
      billingAddress: wish.billing,
      custom: wish.buyer,
      seqNo: wish.seqNo,
      certificationId: wish.certificationId,
    }),
  },
)

/** Specification 1, section 3: bank account info. */
export const bankAccountWire = z.codec(
  z.object({
    regionCode: z.enum(paymentRegions),
    beneficiaryName: z.string(),
    swift: z.string(),
    bankName: z.string(),
    iban: z.object({ EUR: z.string(), PLN: z.string() }),
  }),
  bankAccount,
  {
    decode: ({ regionCode, ...same }) => ({ ...same, region: regionCode }),
    encode: ({ region, ...same }) => ({ ...same, regionCode: region }),
  },
)
