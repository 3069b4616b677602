import type { Db } from '#server/db/client.ts'
import type { VatCheck } from '#server/ports/vat-check.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { readVatNumber } from '#server/services/platform/vat-number/read-vat-number.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { Checkout } from '#src/domain/order/checkout.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { type PayType, payType as payTypes } from '#src/domain/order/pay-type.ts'
import type { VatNumberState } from '#src/domain/order/vat-number-state.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { checkVatNumber } from '../vat-number/check-vat-number.ts'
import { goodsOf } from './goods-of.ts'
import { holdsItem } from './holds-item.ts'
import { findOrderItem } from './item.ts'
import { mayHold } from './may-hold.ts'
import { findLiveOrder, newestOrder, type OrderRow } from './order-row.ts'
import {
  billingParty,
  isCountry,
  isOfOtherCountry,
  noQuote,
  type QuoteInput,
  quoteOf,
  vatQuestionOf,
} from './quote.ts'
import { shownOffer, shownPlaced, shownQuote } from './shown-order.ts'

export interface GetOrderInput {
  learner: Learner
  audience: Audience & { site: Site }
  target: OrderTarget
  payType?: PayType | undefined
  billingCountry?: string | undefined
  company?: string | undefined
  vatNumber?: string | undefined
  /** The code of the country that the buyer is connected from; null where no proxy names it. */
  connection: string | null
  vatCheck: VatCheck
  now: number
}

/** What the refusal or the order of an item depends on. */
export type AskingNeed = Pick<GetOrderInput, 'learner' | 'audience' | 'target'>

/**
 * The learner's order of an item: the live one, one that failed or lapsed until it is cancelled, or the paid
 * one while the learner has the item. Else a quote. Refused as `notFound` where there is nothing to pay.
 */
export async function getOrder(db: Db, asking: GetOrderInput): Promise<Checkout | RefusedResult> {
  const { learner, audience, target } = asking
  const placed = await newestOrder(db, learner.id, target)
  if (placed && (await counts(db, placed, audience.site)))
    return shownPlaced(audience, placed, {
      item: await findOrderItem(db, audience, target),
      goods: (await goodsOf(db, audience.language, [placed])).get(placed.id),
    })
  return getQuote(db, asking)
}

/** Whether an order is shown in place of a quote; one that ended unpaid only where another can take its place: where the site sells. */
async function counts(db: Db, row: OrderRow, site: Site): Promise<boolean> {
  if (row.state === 'cancelled' || row.hidden) return false
  if (row.state === 'failed' || row.state === 'timedOut') return paymentSettingsOf(site).regions !== null
  return row.state === 'paid' ? holdsItem(db, row.learnerId, { kind: row.kind, id: row.targetId }) : true
}

/** What an item would cost a learner now, as an order that is not placed. */
async function getQuote(db: Db, asking: GetOrderInput): Promise<Checkout | RefusedResult> {
  const { audience, target, payType = 'card', billingCountry = null, connection } = asking
  const item = await findOrderItem(db, audience, target)
  if (billingCountry !== null && !isCountry(billingCountry)) return refuse('invalid')
  const { site, language } = audience
  const learner = billingParty(asking.learner, asking)
  if (!item) return noQuote(item)
  const buying = { site, item, learner, billingCountry, connection }
  const vatNumberState = await vatNumberStateOf(db, asking, buying)
  const isConfirmed = vatNumberState === 'confirmed'
  const quoteBy = (way: PayType) => quoteOf({ ...buying, isConfirmed, payType: way })
  const quote = quoteBy(payType)
  if (!quote) return noQuote(item)
  return {
    ...shownQuote(audience, { item, quote, payType }),
    item: item.shown,
    offers: payTypes.options.flatMap((way) => {
      const offered = quoteBy(way)
      return offered ? [shownOffer(language, way, offered.amounts)] : []
    }),
    vatNumberState,
    buyer: null,
    billing: null,
  }
}

/** What is known of the VAT number that is billed. The register is asked only where it decides, and the site sells the item. */
async function vatNumberStateOf(
  db: Db,
  { vatCheck, learner, now }: GetOrderInput,
  buying: Omit<QuoteInput, 'payType' | 'isConfirmed'>,
): Promise<VatNumberState | null> {
  const { vatNumber } = buying.learner
  if (vatNumber && !readVatNumber(vatNumber)) return 'malformed'
  const unconfirmed = quoteOf({ ...buying, payType: 'card', isConfirmed: false })
  if (!unconfirmed) return null
  if (unconfirmed.vatRule !== 'outside' && isOfOtherCountry(buying)) return 'otherCountry'
  const question = vatQuestionOf(buying)
  if (!question) return null
  return (await checkVatNumber(db, { vatCheck, learnerId: learner.id, question, now })).state
}

/**
 * Whether an item has to be paid first: not where it is free, nor by a learner who has it. Refused as
 * `notFound` where it isn't shown, and as enrolling in it would be.
 */
export async function needsPayment(
  db: Db,
  asking: AskingNeed,
  now: number,
): Promise<boolean | RefusedResult> {
  const { learner, audience, target } = asking
  const item = await findOrderItem(db, audience, target)
  if (!item) return refuse('notFound')
  if (!item.fee || (await holdsItem(db, learner.id, target))) return false
  if (await findLiveOrder(db, learner.id, target)) return true
  const { id: learnerId, emailNotification } = learner
  const holding = { learnerId, audience, target, emailNotification, examRegionId: null }
  return mayHold(db, { ...holding, payBy: new Date(now), now })
}
