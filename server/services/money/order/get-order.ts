import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { Checkout } from '#src/domain/order/checkout.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import { type PayType, payType as payTypes } from '#src/domain/order/pay-type.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import type { Site } from '#src/sites/site.ts'
import { holdsItem } from './holds-item.ts'
import { findItem } from './item.ts'
import { mayHold } from './may-hold.ts'
import { findLiveOrder, newestOrder, type OrderRow } from './order-row.ts'
import { billedAs, isCountry, keepsItsRules, noQuote, quoteOf } from './quote.ts'
import { shownOffer, shownPlaced, shownQuote } from './shown-order.ts'

export interface Asking {
  learner: Learner
  audience: Audience & { site: Site }
  target: OrderTarget
  payType?: PayType | undefined
  billingCountry?: string | undefined
  company?: string | undefined
  vatNumber?: string | undefined
}

/**
 * The learner's order of an item: the live one, one that failed or lapsed until it is cancelled, or the paid
 * one while the learner has the item. Else a quote. Refused as `notFound` where there is nothing to pay.
 */
export async function getOrder(db: Db, asking: Asking): Promise<Checkout | Refused> {
  const { learner, audience, target } = asking
  const placed = await newestOrder(db, learner.id, target)
  if (placed && (await counts(db, placed)))
    return shownPlaced(audience.language, placed, await findItem(db, audience, target))
  return getQuote(db, asking)
}

async function counts(db: Db, row: OrderRow): Promise<boolean> {
  if (row.state === 'cancelled' || row.hidden) return false
  return row.state === 'paid' ? holdsItem(db, row.learnerId, { kind: row.kind, id: row.targetId }) : true
}

/** What an item would cost a learner now, as an order that is not placed. */
async function getQuote(db: Db, asking: Asking): Promise<Checkout | Refused> {
  const { audience, target, payType = 'card', billingCountry = null } = asking
  const item = await findItem(db, audience, target)
  if (billingCountry !== null && !isCountry(billingCountry)) return refuse('invalid')
  const { site, language } = audience
  const learner = billedAs(asking.learner, asking)
  const quoteBy = (way: PayType) => item && quoteOf({ site, item, learner, payType: way, billingCountry })
  const quote = quoteBy(payType)
  if (!item || !quote) return noQuote(item)
  const { vatNumber } = learner
  return {
    ...shownQuote(language, { item, quote, payType }),
    item: item.shown,
    offers: payTypes.options.flatMap((way) => {
      const offered = quoteBy(way)
      return offered ? [shownOffer(language, way, offered.amounts)] : []
    }),
    vatNumberHolds: vatNumber ? keepsItsRules(vatNumber) : null,
    buyer: null,
    billing: null,
  }
}

/**
 * Whether an item has to be paid first: not where it is free, nor by a learner who has it. Refused as
 * `notFound` where it isn't shown, and as enrolling in it would be.
 */
export async function needsPayment(db: Db, asking: Asking, now: number): Promise<boolean | Refused> {
  const { learner, audience, target } = asking
  const item = await findItem(db, audience, target)
  if (!item) return refuse('notFound')
  if (!item.fee || (await holdsItem(db, learner.id, target))) return false
  if (await findLiveOrder(db, learner.id, target)) return true
  const { id: learnerId, emailNotification } = learner
  const holding = { learnerId, audience, target, emailNotification, examRegionId: null }
  return mayHold(db, { ...holding, payBy: new Date(now), now })
}
