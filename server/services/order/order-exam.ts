import type { Order } from '../../../src/domain/order/order.ts'
import { isRefused, type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { type Asking, getOrder } from './get-order.ts'
import { mayHold } from './may-hold.ts'
import { findLiveOrder } from './order-row.ts'

/** What has to be paid for a practical exam, once the learner may enrol in it; refused as enrolling is. */
export async function orderExam(
  db: Db,
  asking: Asking,
  regionId: number,
  now: number,
): Promise<Order | Refused> {
  const { learner, audience, relation } = asking
  if (relation.kind !== 'practicalExam') return refuse('notFound')
  if (await findLiveOrder(db, learner.id, relation)) return getOrder(db, asking)
  const { id: learnerId, emailNotification } = learner
  const holding = { learnerId, audience, relation, emailNotification, examRegionId: regionId }
  const may = await mayHold(db, { ...holding, payBy: new Date(now), now })
  return isRefused(may) ? may : getOrder(db, asking)
}
