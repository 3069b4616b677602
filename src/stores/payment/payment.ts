import { isPaymentRequired } from '../../contract/money/order.ts'
import type { OrderTarget } from '../../domain/order/order-target.ts'
import { environment } from '../../environment/environment.ts'
import { paymentPageUrl } from '../../query/payment.ts'
import type { Place } from '../../routes.ts'
import { reportUnreachable } from '../notice/notices.ts'
import { openIfPrerequisiteMissing } from '../prerequisite/prerequisite.ts'

/**
 * Opens the payment page if an item must be paid. Returns false only if the item needs no payment. Returns true even
 * if a message is shown instead of the payment page: the item can't be ordered, or the server is unreachable.
 */
export async function redirectToPayment(place: Place, target: OrderTarget): Promise<boolean> {
  const { api, navigation } = environment()
  const result = await api.call(isPaymentRequired, { target })
  if (!result.ok) {
    if (!openIfPrerequisiteMissing(result.failure)) reportUnreachable(result.failure)
  } else if (result.value) navigation.go(paymentPageUrl(place, target))
  return !result.ok || result.value
}
