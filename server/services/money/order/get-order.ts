import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import type { Order } from '#src/domain/order/order.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import type { PayType } from '#src/domain/order/pay-type.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import type { Site } from '#src/sites/site.ts'
import { holdsItem } from './holds-item.ts'
import { findItem } from './item.ts'
import { newestOrder, type OrderRow } from './order-row.ts'
import { isCountry, quoteOf } from './quote.ts'
import { shownOrder, shownQuote } from './shown-order.ts'

export interface Asking {
  learner: Learner
  audience: Audience & { site: Site }
  target: OrderTarget
  payType?: PayType | undefined
  billingCountry?: string | undefined
}

/**
 * The learner's order of an item: the live one, one that failed or lapsed until it is cancelled, or the paid
 * one while the learner has the item. Else a quote. Refused as `notFound` where there is nothing to pay.
 */
export async function getOrder(db: Db, asking: Asking): Promise<Order | Refused> {
  const { learner, audience, target } = asking
  const placed = await newestOrder(db, learner.id, target)
  if (placed && (await counts(db, placed))) return shownOrder(audience.language, placed)
  return getQuote(db, asking)
}

async function counts(db: Db, row: OrderRow): Promise<boolean> {
  if (row.state === 'cancelled' || row.hidden) return false
  return row.state === 'paid' ? holdsItem(db, row.learnerId, { kind: row.kind, id: row.targetId }) : true
}

/** What an item would cost a learner now, as an order that is not placed. */
export async function getQuote(db: Db, asking: Asking): Promise<Order | Refused> {
  const { learner, audience, target, payType = 'card', billingCountry = null } = asking
  const item = await findItem(db, audience, target)
  if (billingCountry !== null && !isCountry(billingCountry)) return refuse('invalid')
  const { site, language } = audience
  const quote = item && quoteOf({ site, item, learner, payType, billingCountry })
  return item && quote ? shownQuote(language, { item, quote, payType }) : refuse('notFound')
}

/**
 * Whether an item has to be paid first: not where it is free, nor by a learner who has it. Refused as
 * `notFound` where it isn't shown.
 */
export async function needsPayment(db: Db, asking: Asking): Promise<boolean | Refused> {
  const { learner, audience, target } = asking
  const item = await findItem(db, audience, target)
  if (!item) return refuse('notFound')
  if (!item.fee) return false
  return !(await holdsItem(db, learner.id, target))
}
