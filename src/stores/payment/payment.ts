import { isPaymentRequired } from '../../contract/money/order.ts'
import type { OrderTarget } from '../../domain/order/order-target.ts'
import { environment } from '../../environment/environment.ts'
import { paymentPageUrl } from '../../query/payment.ts'
import type { Place } from '../../routes.ts'
import { reportUnreachable } from '../notice/notices.ts'
import { showMissing } from '../prerequisite/prerequisite.ts'

/**
 * Opens the payment page if an item must be paid. Returns false only if the item needs no payment. Returns true even
 * if a message is shown instead of the payment page: the item can't be ordered, or the server is unreachable.
 */
export async function redirectToPayment(place: Place, target: OrderTarget): Promise<boolean> {
  const { api, navigation } = environment()
  const answer = await api.call(isPaymentRequired, { target })
  if (!answer.ok) {
    if (!showMissing(answer.failure)) reportUnreachable(answer.failure)
  } else if (answer.value) navigation.go(paymentPageUrl(place, target))
  return !answer.ok || answer.value
}
