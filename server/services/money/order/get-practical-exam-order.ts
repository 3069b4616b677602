import type { Db } from '#server/db/client.ts'
import type { Checkout } from '#src/domain/order/checkout.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { checkSeatReservation } from './check-seat-reservation.ts'
import { type GetOrderInput, getOrder } from './get-order.ts'
import { findActiveOrder } from './order-row.ts'

/**
 * Returns the order that a learner has to pay for a practical exam. Refused as `notFound` for an item that is no
 * practical exam, and for the same reasons as the enrolment.
 */
export async function getPracticalExamOrder(
  db: Db,
  input: GetOrderInput,
  regionId: number,
): Promise<Checkout | RefusedResult> {
  const { learner, audience, target, now } = input
  if (target.kind !== 'practicalExam') return refuse('notFound')
  if (await findActiveOrder(db, learner.id, target)) return getOrder(db, input)
  const { id: learnerId, emailNotification } = learner
  const hold = { learnerId, audience, target, emailNotification, examRegionId: regionId }
  const allowed = await checkSeatReservation(db, { ...hold, payBy: new Date(now), now })
  return isRefused(allowed) ? allowed : getOrder(db, input)
}
