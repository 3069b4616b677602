import type { Learner } from '../../../src/domain/learner/learner.ts'
import type { Order } from '../../../src/domain/order/order.ts'
import type { OrderRelation } from '../../../src/domain/order/order-relation.ts'
import type { PayType } from '../../../src/domain/order/pay-type.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Site } from '../../../src/sites/site.ts'
import type { Db } from '../../db/client.ts'
import type { Audience } from '../content/shown-to.ts'
import { holdsItem } from './holds-item.ts'
import { findItem } from './item.ts'
import { newestOrder, type OrderRow } from './order-row.ts'
import { quoteOf } from './quote.ts'
import { shownOrder, shownQuote } from './shown-order.ts'

export interface Asking {
  learner: Learner
  audience: Audience & { site: Site }
  relation: OrderRelation
  payType?: PayType | undefined
  billingCountry?: string | undefined
}

/**
 * The learner's order of something: the live one, one that failed or lapsed until it is cancelled, or the paid one while the
 * learner has what was paid for. Else a quote. `notFound` where there is nothing to pay.
 */
export async function getOrder(db: Db, asking: Asking): Promise<Order | Refused> {
  const { learner, audience, relation } = asking
  const placed = await newestOrder(db, learner.id, relation)
  if (placed && (await counts(db, placed))) return shownOrder(audience.language, placed)
  return getQuote(db, asking)
}

async function counts(db: Db, row: OrderRow): Promise<boolean> {
  if (row.state === 'cancelled' || row.hidden) return false
  return row.state === 'paid' ? holdsItem(db, row.learnerId, { kind: row.kind, id: row.relationId }) : true
}

/** What something would cost a learner now. */
export async function getQuote(db: Db, asking: Asking): Promise<Order | Refused> {
  const { learner, audience, relation, payType = 'card', billingCountry = null } = asking
  const item = await findItem(db, audience, relation)
  const { site, language } = audience
  const quote = item && quoteOf({ site, item, payType, ownCountry: learner.countryCode, billingCountry })
  return item && quote ? shownQuote(language, { item, quote, payType }) : refuse('notFound')
}

/** Whether something has to be paid first: not where it is free, nor by who has it. `notFound` where it isn't shown. */
export async function needsPayment(db: Db, asking: Asking): Promise<boolean | Refused> {
  const { learner, audience, relation } = asking
  const item = await findItem(db, audience, relation)
  if (!item) return refuse('notFound')
  if (!item.fee) return false
  return !(await holdsItem(db, learner.id, relation))
}
