import { cancelOrder, deleteOrder } from '../../contract/money/order.ts'
import type { Order } from '../../domain/order/order.ts'
import { environment } from '../../environment/environment.ts'
import { sellerPaymentUrl } from '../../query/payment.ts'
import type { Place } from '../../routes.ts'
import { performAction } from '../action/action.ts'
import { refreshTrainingSessions } from '../my-learning/my-learning.ts'
import { reportUnreachable, showToast } from '../notice/notices.ts'

const signIn = 'notices:signInToPay'

/** Removes an order that has ended from the list. Removing a paid order does not affect its payment. */
export const removeOrder = ({ seqNo }: Order): Promise<void> =>
  performAction(signIn, async () => {
    const result = await environment().api.call(deleteOrder, { seqNo: seqNo ?? '' })
    if (result.ok) showToast('notices:removed')
    else reportUnreachable(result.failure)
    await refreshTrainingSessions()
  })

/** Cancels an open order and opens the payment page, where another method can be chosen. */
export const payWithOtherMethod = (place: Place, { seqNo, target, site }: Order): Promise<void> =>
  performAction(signIn, async () => {
    const result = await environment().api.call(cancelOrder, { target, seqNo: seqNo ?? '' })
    if (result.ok) return environment().navigation.go(sellerPaymentUrl(place, site, target))
    reportUnreachable(result.failure)
    await refreshTrainingSessions()
  })
