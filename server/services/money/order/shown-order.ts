import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { OrderAmounts } from '#src/domain/order/amounts.ts'
import type { Checkout, MethodOffer } from '#src/domain/order/checkout.ts'
import { displayAmount, displayRate } from '#src/domain/order/display.ts'
import type { Order } from '#src/domain/order/order.ts'
import { isLive } from '#src/domain/order/order-state.ts'
import type { PayType } from '#src/domain/order/pay-type.ts'
import { paymentRegionId } from '#src/domain/order/payment-region.ts'
import { symbolOf } from '#src/i18n/format.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import { payingSite, sellingSiteOf } from '#src/sites/selling-site.ts'
import type { Site } from '#src/sites/site.ts'
import type { Goods } from './goods-of.ts'
import type { OrderItem } from './item.ts'
import type { OrderRow } from './order-row.ts'
import type { Quote } from './quote.ts'
import { placedNumberState, shownRule } from './vat-evidence.ts'

/** The readers of an order. */
export type OrderReader = Pick<Audience, 'language'> & { site: Pick<Site, 'code' | 'tenant'> }

/** The site on which an order is paid, and the zone in which its deadline is told. */
const sellerOf = ({ site, language }: OrderReader, placedOn?: number): Pick<Order, 'site' | 'zone'> => {
  const paying = payingSite(site, placedOn)
  return { site: paying && sellingSiteOf(paying, language), zone: paymentSettingsOf(paying ?? site).zone }
}

function shownIn(language: string, amounts: OrderAmounts): Order['shown'] {
  const shown = (amount: number) => displayAmount(symbolOf(language, amounts.currency), amount)
  return {
    fee: shown(amounts.fee),
    vatRate: displayRate(amounts.vatRate),
    vat: shown(amounts.vat),
    serviceFee: shown(amounts.serviceFee),
    total: shown(amounts.total),
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

/** What is known around an order: without the item's name in the reader's language, the name that was bought is shown. */
type Around = Partial<Pick<Order, 'review' | 'creditNotes'>> & { goods?: Goods | undefined }

/** An order that was placed, as its learner sees it on a site in a language. */
export const shownOrder = (
  reader: OrderReader,
  row: OrderRow,
  { review = null, creditNotes = [], goods }: Around = {},
): Order => ({
  seqNo: row.seqNo,
  merchantTransactionId: row.merchantTransactionId,
  target: { kind: row.kind, id: row.targetId },
  ...sellerOf(reader, row.siteId),
  certificationId: row.certificationId,
  state: row.state,
  payType: row.payType,
  regionId: paymentRegionId[row.region],
  ...amountsOfRow(row),
  vatRule: shownRule(row),
  goods: goods?.name ?? row.goods,
  language: goods?.language ?? row.language,
  placedAt: row.placedAt.toISOString(),
  lapsesAt: row.lapsesAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  paymentUrl: isLive(row.state) ? row.paymentUrl : null,
  review,
  creditNotes,
  shown: shownIn(reader.language, amountsOfRow(row)),
})

/** An order that was placed, with its item as its learner is shown it now. */
export const shownPlaced = (
  reader: OrderReader,
  row: OrderRow,
  { item, goods }: { item: OrderItem | undefined; goods: Goods | undefined },
): Checkout => ({
  ...shownOrder(reader, row, { goods }),
  item: item?.shown ?? null,
  offers: [],
  vatNumberState: placedNumberState(row),
  buyer: {
    ...row.buyer,
    company: row.buyer.company ?? '',
    vatNumber: row.buyer.vatNumber ?? '',
  },
  billing: row.billing,
})

/** What a way of paying adds, in words of the language. */
export const shownOffer = (language: string, payType: PayType, amounts: OrderAmounts): MethodOffer => ({
  payType,
  serviceRate: displayRate(amounts.serviceRate),
  serviceFee: shownIn(language, amounts).serviceFee,
})

interface QuotedItem {
  item: OrderItem
  quote: Quote
  payType: PayType
}

/** A quote in the shape of an order that is not placed yet. */
export const shownQuote = (
  reader: OrderReader,
  { item, quote: { region, amounts, vatRule }, payType }: QuotedItem,
): Order => ({
  seqNo: null,
  merchantTransactionId: null,
  target: item.target,
  ...sellerOf(reader),
  certificationId: item.certificationId,
  state: 'created',
  payType,
  regionId: paymentRegionId[region],
  ...amounts,
  vatRule,
  goods: item.name,
  language: item.language,
  placedAt: null,
  lapsesAt: null,
  paidAt: null,
  paymentUrl: null,
  review: null,
  creditNotes: [],
  shown: shownIn(reader.language, amounts),
})
