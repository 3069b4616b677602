import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OrderAmounts } from '#src/domain/order/amounts.ts'
import type { Charge } from '#src/domain/order/charge.ts'
import type { Checkout, PaymentMethodOffer } from '#src/domain/order/checkout.ts'
import { formatRate } from '#src/domain/order/format-rate.ts'
import type { Order } from '#src/domain/order/order.ts'
import { isPayable } from '#src/domain/order/order-state.ts'
import type { PayType } from '#src/domain/order/pay-type.ts'
import { idByPaymentRegion } from '#src/domain/order/payment-region.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import { findPayingSite, sellingSiteOf } from '#src/sites/selling-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { LocalizedItemName } from './load-item-names.ts'
import type { OrderItem } from './order-item.ts'
import type { OrderRow } from './order-row.ts'
import { displayedVatRuleOf, vatNumberStateOfOrder } from './vat-evidence.ts'

/** The site and language in which an order is read. */
export type OrderViewContext = Pick<Audience, 'language'> & { site: Pick<Site, 'code' | 'tenant'> }

/** Returns the site on which an order is paid, and the time zone in which its deadline is displayed. */
const sellerOf = ({ site, language }: OrderViewContext, placedOn?: number): Pick<Order, 'site' | 'zone'> => {
  const seller = findPayingSite(site, placedOn)
  return { site: seller && sellingSiteOf(seller, language), zone: paymentSettingsOf(seller ?? site).zone }
}

function formatAmounts(language: string, amounts: OrderAmounts): Order['shown'] {
  const format = (amount: number) => formatMoney(language, amount, amounts.currency)
  return {
    fee: format(amounts.fee),
    vatRate: formatRate(amounts.vatRate),
    vat: format(amounts.vat),
    serviceFee: format(amounts.serviceFee),
    total: format(amounts.total),
  }
}

export const amountsOfRow = (row: OrderRow): OrderAmounts => ({
  currency: row.currency,
  fee: row.fee,
  serviceRate: row.serviceRate,
  serviceFee: row.serviceFee,
  vatRate: row.vatRate,
  vat: row.vat,
  total: row.total,
})

/**
 * Further data of an order. `goods` is the item's name in the language of the request; if it is missing, the name at
 * the time of purchase is displayed.
 */
type OrderDetails = Partial<Pick<Order, 'review' | 'creditNotes'>> & { goods?: LocalizedItemName | undefined }

/** Returns a placed order as its learner sees it on a site in a language. */
export const orderOfRow = (
  reader: OrderViewContext,
  row: OrderRow,
  { review = null, creditNotes = [], goods }: OrderDetails = {},
): Order => ({
  seqNo: row.seqNo,
  merchantTransactionId: row.merchantTransactionId,
  target: { kind: row.kind, id: row.targetId },
  ...sellerOf(reader, row.siteId),
  certificationId: row.certificationId,
  state: row.state,
  payType: row.payType,
  regionId: idByPaymentRegion[row.region],
  ...amountsOfRow(row),
  vatRule: displayedVatRuleOf(row),
  goods: goods?.name ?? row.goods,
  language: goods?.language ?? row.language,
  placedAt: row.placedAt.toISOString(),
  expiresAt: row.lapsesAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  paymentUrl: isPayable(row.state) ? row.paymentUrl : null,
  review,
  creditNotes,
  shown: formatAmounts(reader.language, amountsOfRow(row)),
})

/** Returns a placed order, with the current name of its item. */
export const checkoutOfRow = (
  reader: OrderViewContext,
  row: OrderRow,
  { item, goods }: { item: OrderItem | undefined; goods: LocalizedItemName | undefined },
): Checkout => ({
  ...orderOfRow(reader, row, { goods }),
  item: item?.displayedItem ?? null,
  offers: [],
  vatNumberState: vatNumberStateOfOrder(row),
  buyer: {
    ...row.buyer,
    company: row.buyer.company ?? '',
    vatNumber: row.buyer.vatNumber ?? '',
  },
  billing: row.billing,
})

/** Returns a payment method with its surcharge, formatted for the language. */
export const formatOffer = (
  language: string,
  payType: PayType,
  amounts: OrderAmounts,
): PaymentMethodOffer => ({
  payType,
  serviceRate: formatRate(amounts.serviceRate),
  serviceFee: formatAmounts(language, amounts).serviceFee,
})

interface QuotedItem {
  item: OrderItem
  quote: Charge
  payType: PayType
}

/** Returns a quote in the shape of an order that is not placed yet. */
export const orderOfQuote = (
  reader: OrderViewContext,
  { item, quote: { region, amounts, vatRule }, payType }: QuotedItem,
): Order => ({
  seqNo: null,
  merchantTransactionId: null,
  target: item.target,
  ...sellerOf(reader),
  certificationId: item.certificationId,
  state: 'created',
  payType,
  regionId: idByPaymentRegion[region],
  ...amounts,
  vatRule,
  goods: item.name,
  language: item.language,
  placedAt: null,
  expiresAt: null,
  paidAt: null,
  paymentUrl: null,
  review: null,
  creditNotes: [],
  shown: formatAmounts(reader.language, amounts),
})
