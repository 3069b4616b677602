import { needsPayment } from '../contract/order.ts'
import type { OrderRelation } from '../domain/order/order-relation.ts'
import { environment } from '../environment/environment.ts'
import type { Place } from '../routes.ts'
import { sayUnreachable } from './act.ts'
import { paymentAddress } from './address.ts'

/** Leaves for the payment page if something has to be paid. True: the reader goes there, or nothing could be asked. */
export async function leavesToPay(place: Place, relation: OrderRelation): Promise<boolean> {
  const { api, navigation } = environment()
  const answer = await api.call(needsPayment, { relationId: relation.id, relationType: relation.kind })
  if (!answer.ok) sayUnreachable(answer.failure)
  else if (answer.value) navigation.go(paymentAddress(place, relation))
  return !answer.ok || answer.value
}
