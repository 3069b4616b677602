import { getOrder } from '../contract/order.ts'
import type { Order } from '../domain/order/order.ts'
import type { OrderRelation } from '../domain/order/order-relation.ts'
import { environment } from '../environment/environment.ts'

/** The learner's order of something, or what it would cost; null where nothing is to pay, or it could not be asked. */
export async function orderOf({ id, kind }: OrderRelation): Promise<Order | null> {
  const answer = await environment().api.call(getOrder, { relationId: id, relationType: kind })
  return answer.ok ? answer.value : null
}
