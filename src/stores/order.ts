import { getOrder } from '../contract/order.ts'
import type { Order } from '../domain/order/order.ts'
import type { OrderTarget } from '../domain/order/order-target.ts'
import { environment } from '../environment/environment.ts'

/**
 * The learner's order of an item, or a quote; null where there is nothing to pay, or the server could not be
 * asked.
 */
export async function orderOf(target: OrderTarget): Promise<Order | null> {
  const answer = await environment().api.call(getOrder, { target })
  return answer.ok ? answer.value : null
}
