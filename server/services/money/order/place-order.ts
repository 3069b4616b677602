import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import type { VatAnswer } from '#server/ports/vat-check.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { currencyId } from '#src/domain/country/currency.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { sameAmounts } from '#src/domain/order/amounts.ts'
import type { OrderInput } from '#src/domain/order/order.ts'
import { computePaymentDeadline } from '#src/domain/order/payment-deadline.ts'
import { paymentRegionId } from '#src/domain/order/payment-region.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { lastVatAnswer } from '../vat-number/stored-vat-check.ts'
import { holdSeat } from './hold-seat.ts'
import { findOrderItem, type OrderItem } from './item.ts'
import { findLiveOrder, lockLearner, type OrderRow } from './order-row.ts'
import { billingParty, isCountry, noQuote, type Quote, quoteOf, vatQuestionOf } from './quote.ts'
import { seqNoOf } from './seq-no.ts'
import { amountsOfRow } from './shown-order.ts'
import { storedRule, vatEvidenceOf } from './vat-evidence.ts'

export interface PlaceOrderInput {
  learner: Learner
  audience: Audience & { site: Site }
  wish: OrderInput
  /** The code of the country that the buyer is connected from; null where no proxy names it. */
  connection: string | null
  random: Random
  now: number
}

/**
 * Places an order and holds its item, or answers the live order that there is. Refused as `invalid` where an
 * amount differs from what the server computes (a VAT number is confirmed or not as the quote said), `repeatSubmit` while another way of paying is under way,
 * `notFound` where there is nothing to pay, and as enrolling is. Decision: docs/decisions/orders.md.
 */
export async function placeOrder(db: Db, placing: PlaceOrderInput): Promise<OrderRow | RefusedResult> {
  const { learner, audience, wish } = placing
  return db.transaction(async (tx) => {
    await lockLearner(tx, learner.id)
    const live = await findLiveOrder(tx, learner.id, wish.target)
    if (live) return sameOrder(live, wish)
    const item = await findOrderItem(tx, audience, wish.target)
    const { payType, billing } = wish
    if (!isCountry(billing.country)) return refuse('invalid', { fields: ['country'] })
    const billed = billingParty(learner, wish.buyer)
    if (wish.buyer.vatNumber && !billed.company) return refuse('invalid', { fields: ['company'] })
    if (!item) return noQuote(item)
    const { connection } = placing
    const buying = { site: audience.site, learner: billed, billingCountry: billing.country, connection, item }
    const answer = await lastVatAnswer(tx, vatQuestionOf(buying), placing.now)
    const quotes = [answer?.state === 'confirmed', false].flatMap(
      (isConfirmed) => quoteOf({ ...buying, payType, isConfirmed }) ?? [],
    )
    if (quotes.length === 0) return noQuote(item)
    const { name: goods, certificationId } = item
    const quote = quotes.find((each) => isAsked({ ...each, goods, certificationId }, wish))
    return quote ? insertOrder(tx, placing, item, { ...quote, answer }) : refuse('invalid')
  })
}

type Priced = Omit<Quote, 'vatRule'> & { goods: string; certificationId: number | null }

/** A quote with the last answer about the VAT number, if that decides. */
type Evidenced = Quote & { answer: VatAnswer | undefined }

/** Whether the amounts that a learner agreed to are exactly those that the server computed. */
const isAsked = (own: Priced, wish: OrderInput): boolean =>
  sameAmounts(own.amounts, wish) &&
  currencyId[own.amounts.currency] === wish.currencyId &&
  paymentRegionId[own.region] === wish.regionId &&
  own.goods === wish.goods &&
  (wish.certificationId === null || wish.certificationId === own.certificationId)

function sameOrder(live: OrderRow, wish: OrderInput): OrderRow | RefusedResult {
  if (live.payType !== wish.payType) return refuse('repeatSubmit')
  const { region, goods, certificationId } = live
  return isAsked({ region, amounts: amountsOfRow(live), goods, certificationId }, wish)
    ? live
    : refuse('invalid')
}

async function insertOrder(
  tx: Db,
  placing: PlaceOrderInput,
  item: OrderItem,
  quote: Evidenced,
): Promise<OrderRow | RefusedResult> {
  const { learner, audience, wish, now } = placing
  const { zone } = paymentSettingsOf(audience.site)
  const { startsAt, target } = item
  const payBy = new Date(computePaymentDeadline({ payType: wish.payType, placedAt: now, zone, startsAt }))
  const { id: learnerId, emailNotification } = learner
  const holding = { learnerId, audience, target, emailNotification, examRegionId: null, payBy, now }
  const held = await holdSeat(tx, holding)
  if (isRefused(held)) return held
  const [row] = await tx
    .insert(order)
    .values(newOrder(placing, item, quote, payBy))
    .returning()
  await tellOfOrder(tx, placing, row as OrderRow)
  return row as OrderRow
}

const tellOfOrder = (
  tx: Db,
  { learner, audience, wish, now }: PlaceOrderInput,
  { id: orderId, language }: OrderRow,
): Promise<void> =>
  queueMail(tx, {
    kind: wish.payType === 'card' ? 'orderPlaced' : 'bankDetails',
    learnerId: learner.id,
    site: audience.site,
    language,
    data: { orderId },
    now,
  })

const companyOf = ({ company, vatNumber }: ReturnType<typeof billingParty>) => ({ company, vatNumber })

const newOrder = (
  { learner, audience, wish, connection, random, now }: PlaceOrderInput,
  { target, name, certificationId }: OrderItem,
  { region, amounts, vatRule, answer }: Evidenced,
  lapses: Date,
): typeof order.$inferInsert => ({
  ...amounts,
  vatRule: storedRule(vatRule),
  vatEvidence: vatEvidenceOf({ vatRule, billing: wish.billing.country, connection, answer }),
  seqNo: seqNoOf(random),
  merchantTransactionId: randomName(random),
  learnerId: learner.id,
  kind: target.kind,
  targetId: target.id,
  certificationId,
  state: 'created',
  payType: wish.payType,
  region,
  goods: name,
  buyer: { ...wish.buyer, ...companyOf(billingParty(learner, wish.buyer)) },
  billing: wish.billing,
  language: audience.language,
  siteId: audience.site.siteId,
  placedAt: new Date(now),
  lapsesAt: lapses,
  changedAt: new Date(now),
})
