import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { type Random, randomName } from '#server/ports/random.ts'
import type { VatAnswer } from '#server/ports/vat-check.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { currencyId } from '#src/domain/country/currency.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { sameAmounts } from '#src/domain/order/amounts.ts'
import type { Charge } from '#src/domain/order/charge.ts'
import type { OrderInput } from '#src/domain/order/order.ts'
import { computePaymentDeadline } from '#src/domain/order/payment-deadline.ts'
import { paymentRegionId } from '#src/domain/order/payment-region.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { lastVatAnswer } from '../vat-number/stored-vat-check.ts'
import { amountsOfRow } from './format-order.ts'
import { findOrderItem, type OrderItem } from './order-item.ts'
import { findLiveOrder, lockLearner, type OrderRow } from './order-row.ts'
import { billingParty, isCountry, quoteOf, refuseQuote, vatQuestionOf } from './quote.ts'
import { reserveSeat } from './reserve-seat.ts'
import { createSeqNo } from './seq-no.ts'
import { storedVatRule, vatEvidenceOf } from './vat-evidence.ts'

export interface PlaceOrderInput {
  learner: Learner
  audience: Audience & { site: Site }
  request: OrderInput
  /** The code of the country of the buyer's connection; null if no proxy reports it. */
  connection: string | null
  random: Random
  now: number
}

/**
 * Places an order and reserves its item, or returns the existing live order. Refused as `invalid` if an
 * amount differs from the server's (with the VAT number as confirmed or not as in the quote), as
 * `repeatSubmit` while another payment method is in progress, as `notFound` if there is nothing to pay, and
 * as the enrolment is. Decision: docs/decisions/orders.md.
 */
export async function placeOrder(db: Db, input: PlaceOrderInput): Promise<OrderRow | RefusedResult> {
  const { learner, audience, request } = input
  return db.transaction(async (tx) => {
    await lockLearner(tx, learner.id)
    const liveOrder = await findLiveOrder(tx, learner.id, request.target)
    if (liveOrder) return reuseOrder(liveOrder, request)
    const item = await findOrderItem(tx, audience, request.target)
    const { payType, billing } = request
    if (!isCountry(billing.country)) return refuse('invalid', { fields: ['country'] })
    const billingLearner = billingParty(learner, request.buyer)
    if (request.buyer.vatNumber && !billingLearner.company) return refuse('invalid', { fields: ['company'] })
    if (!item) return refuseQuote(item)
    const { connection } = input
    const purchase = {
      site: audience.site,
      learner: billingLearner,
      billingCountry: billing.country,
      connection,
      item,
    }
    const answer = await lastVatAnswer(tx, vatQuestionOf(purchase), input.now)
    const quotes = [answer?.state === 'confirmed', false].flatMap(
      (isConfirmed) => quoteOf({ ...purchase, payType, isConfirmed }) ?? [],
    )
    if (quotes.length === 0) return refuseQuote(item)
    const { name: goods, certificationId } = item
    const quote = quotes.find((candidate) =>
      matchesRequest({ ...candidate, goods, certificationId }, request),
    )
    return quote ? insertOrder(tx, input, item, { ...quote, answer }) : refuse('invalid')
  })
}

type PricedItem = Omit<Charge, 'vatRule'> & { goods: string; certificationId: number | null }

/** A quote with the last result of the VAT check, if that decides. */
type QuoteWithEvidence = Charge & { answer: VatAnswer | undefined }

/** Returns whether the amounts that the learner agreed to equal the server's. */
const matchesRequest = (computed: PricedItem, request: OrderInput): boolean =>
  sameAmounts(computed.amounts, request) &&
  currencyId[computed.amounts.currency] === request.currencyId &&
  paymentRegionId[computed.region] === request.regionId &&
  computed.goods === request.goods &&
  (request.certificationId === null || request.certificationId === computed.certificationId)

function reuseOrder(liveOrder: OrderRow, request: OrderInput): OrderRow | RefusedResult {
  if (liveOrder.payType !== request.payType) return refuse('repeatSubmit')
  const { region, goods, certificationId } = liveOrder
  return matchesRequest({ region, amounts: amountsOfRow(liveOrder), goods, certificationId }, request)
    ? liveOrder
    : refuse('invalid')
}

async function insertOrder(
  tx: Db,
  input: PlaceOrderInput,
  item: OrderItem,
  quote: QuoteWithEvidence,
): Promise<OrderRow | RefusedResult> {
  const { learner, audience, request, now } = input
  const { zone } = paymentSettingsOf(audience.site)
  const { startsAt, target } = item
  const payBy = new Date(computePaymentDeadline({ payType: request.payType, placedAt: now, zone, startsAt }))
  const { id: learnerId, emailNotification } = learner
  const hold = { learnerId, audience, target, emailNotification, examRegionId: null, payBy, now }
  const seat = await reserveSeat(tx, hold)
  if (isRefused(seat)) return seat
  const [row] = await tx
    .insert(order)
    .values(newOrder(input, item, quote, payBy))
    .returning()
  await notifyOfOrder(tx, input, row as OrderRow)
  return row as OrderRow
}

const notifyOfOrder = (
  tx: Db,
  { learner, audience, request, now }: PlaceOrderInput,
  { id: orderId, language }: OrderRow,
): Promise<void> =>
  queueMail(tx, {
    kind: request.payType === 'card' ? 'orderPlaced' : 'bankDetails',
    learnerId: learner.id,
    site: audience.site,
    language,
    data: { orderId },
    now,
  })

const companyOf = ({ company, vatNumber }: ReturnType<typeof billingParty>) => ({ company, vatNumber })

const newOrder = (
  { learner, audience, request, connection, random, now }: PlaceOrderInput,
  { target, name, certificationId }: OrderItem,
  { region, amounts, vatRule, answer }: QuoteWithEvidence,
  lapses: Date,
): typeof order.$inferInsert => ({
  ...amounts,
  vatRule: storedVatRule(vatRule),
  vatEvidence: vatEvidenceOf({ vatRule, billing: request.billing.country, connection, answer }),
  seqNo: createSeqNo(random),
  merchantTransactionId: randomName(random),
  learnerId: learner.id,
  kind: target.kind,
  targetId: target.id,
  certificationId,
  state: 'created',
  payType: request.payType,
  region,
  goods: name,
  buyer: { ...request.buyer, ...companyOf(billingParty(learner, request.buyer)) },
  billing: request.billing,
  language: audience.language,
  siteId: audience.site.siteId,
  placedAt: new Date(now),
  lapsesAt: lapses,
  changedAt: new Date(now),
})
