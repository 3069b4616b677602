import type { Db } from '#server/db/client.ts'
import type { Checkout } from '#src/domain/order/checkout.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { type GetOrderInput, getOrder } from './get-order.ts'
import { mayHold } from './may-hold.ts'
import { findLiveOrder } from './order-row.ts'

/**
 * The order that a learner has to pay for a practical exam, once the learner may enrol in it; refused as
 * enrolling is.
 */
export async function orderExam(
  db: Db,
  asking: GetOrderInput,
  regionId: number,
): Promise<Checkout | RefusedResult> {
  const { learner, audience, target, now } = asking
  if (target.kind !== 'practicalExam') return refuse('notFound')
  if (await findLiveOrder(db, learner.id, target)) return getOrder(db, asking)
  const { id: learnerId, emailNotification } = learner
  const holding = { learnerId, audience, target, emailNotification, examRegionId: regionId }
  const may = await mayHold(db, { ...holding, payBy: new Date(now), now })
  return isRefused(may) ? may : getOrder(db, asking)
}
