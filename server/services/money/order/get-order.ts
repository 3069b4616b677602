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
import { checkSeatReservation } from './check-seat-reservation.ts'
import { checkoutOfRow, formatOffer, orderOfQuote } from './format-order.ts'
import { isEnrolledInItem } from './is-enrolled-in-item.ts'
import { loadItemNames } from './load-item-names.ts'
import { findOrderItem } from './order-item.ts'
import { findActiveOrder, findNewestOrder, type OrderRow } from './order-row.ts'
import {
  billedBuyerOf,
  isCountryCode,
  isForeignVatNumber,
  type QuoteInput,
  quoteOf,
  refuseQuote,
  vatQuestionOf,
} from './quote.ts'

export interface GetOrderInput {
  learner: Learner
  audience: Audience & { site: Site }
  target: OrderTarget
  payType?: PayType | undefined
  billingCountry?: string | undefined
  company?: string | undefined
  vatNumber?: string | undefined
  /** The code of the country of the buyer's connection; null if no proxy reports it. */
  connectionCountry: string | null
  vatCheck: VatCheck
  now: number
}

/** The input that decides whether an item can be ordered. */
export type PaymentNeedInput = Pick<GetOrderInput, 'learner' | 'audience' | 'target'>

/**
 * Returns the learner's order of an item: the active order; a failed or expired order until it is cancelled; or the
 * paid order as long as the learner has the item. If there is no such order, returns a quote. Refused as `notFound`
 * if there is nothing to pay, and as `invalid` if the billing country is no country code.
 */
export async function getOrder(db: Db, input: GetOrderInput): Promise<Checkout | RefusedResult> {
  const { learner, audience, target } = input
  const latest = await findNewestOrder(db, learner.id, target)
  if (latest && (await isShown(db, latest, audience.site)))
    return checkoutOfRow(audience, latest, {
      item: await findOrderItem(db, audience, target),
      goods: (await loadItemNames(db, audience.language, [latest])).get(latest.id),
    })
  return getQuote(db, input)
}

/**
 * Returns whether an order is displayed instead of a quote. An order that ended unpaid is displayed only while the
 * site takes payments, because only then can a new order replace it.
 */
async function isShown(db: Db, row: OrderRow, site: Site): Promise<boolean> {
  if (row.state === 'cancelled' || row.hidden) return false
  if (row.state === 'failed' || row.state === 'timedOut') return paymentSettingsOf(site).regions !== null
  return row.state === 'paid'
    ? isEnrolledInItem(db, row.learnerId, { kind: row.kind, id: row.targetId })
    : true
}

/** Returns the current price of an item for a learner, as an order that is not placed. */
async function getQuote(db: Db, input: GetOrderInput): Promise<Checkout | RefusedResult> {
  const { audience, target, payType = 'card', billingCountry = null, connectionCountry } = input
  const item = await findOrderItem(db, audience, target)
  if (billingCountry !== null && !isCountryCode(billingCountry)) return refuse('invalid')
  const { site, language } = audience
  const learner = billedBuyerOf(input.learner, input)
  if (!item) return refuseQuote(item)
  const purchase = { site, item, learner, billingCountry, connectionCountry }
  const vatNumberState = await vatNumberStateOf(db, input, purchase)
  const isConfirmed = vatNumberState === 'confirmed'
  const quoteBy = (method: PayType) =>
    quoteOf({ ...purchase, isVatNumberConfirmed: isConfirmed, payType: method })
  const quote = quoteBy(payType)
  if (!quote) return refuseQuote(item)
  return {
    ...orderOfQuote(audience, { item, quote, payType }),
    item: item.displayedItem,
    offers: payTypes.options.flatMap((method) => {
      const methodQuote = quoteBy(method)
      return methodQuote ? [formatOffer(language, method, methodQuote.amounts)] : []
    }),
    vatNumberState,
    buyer: null,
    billing: null,
  }
}

/**
 * Returns the state of the billed VAT number; null if there is no fee, or if the VAT does not depend on a number. The
 * VAT register is queried only if the VAT depends on the number and the site sells the item.
 */
async function vatNumberStateOf(
  db: Db,
  { vatCheck, learner, now }: GetOrderInput,
  purchase: Omit<QuoteInput, 'payType' | 'isVatNumberConfirmed'>,
): Promise<VatNumberState | null> {
  const { vatNumber } = purchase.learner
  if (vatNumber && !readVatNumber(vatNumber)) return 'malformed'
  const unconfirmed = quoteOf({ ...purchase, payType: 'card', isVatNumberConfirmed: false })
  if (!unconfirmed) return null
  if (unconfirmed.vatRule !== 'outside' && isForeignVatNumber(purchase)) return 'otherCountry'
  const question = vatQuestionOf(purchase)
  if (!question) return null
  return (await checkVatNumber(db, { vatCheck, learnerId: learner.id, question, now })).state
}

/**
 * Returns whether an item has to be paid first: false for a free item and for a learner who already has it. Refused
 * as `notFound` if the item isn't visible, and for the same reasons as its enrolment.
 */
export async function isPaymentRequired(
  db: Db,
  input: PaymentNeedInput,
  now: number,
): Promise<boolean | RefusedResult> {
  const { learner, audience, target } = input
  const item = await findOrderItem(db, audience, target)
  if (!item) return refuse('notFound')
  if (!item.fee || (await isEnrolledInItem(db, learner.id, target))) return false
  if (await findActiveOrder(db, learner.id, target)) return true
  const { id: learnerId, emailNotification } = learner
  const hold = { learnerId, audience, target, emailNotification, examRegionId: null }
  return checkSeatReservation(db, { ...hold, payBy: new Date(now), now })
}
