import * as contract from '#src/contract/money/payment-review.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { closePaymentReview } from '../../services/money/order/close-payment-review.ts'
import { confirmTransfer } from '../../services/money/order/confirm-transfer.ts'
import { listOrdersAwaitingTransfer } from '../../services/money/order/list-orders-awaiting-transfer.ts'
import { listPaymentReviews } from '../../services/money/order/list-payment-reviews.ts'

export const paymentReviewRoutes = [
  implement(contract.getOrdersAwaitingTransfer, ({ db, log, request }) =>
    listOrdersAwaitingTransfer(db, log, request),
  ),

  implement(contract.getPaymentReviews, ({ db, log, request }) => listPaymentReviews(db, log, request)),

  implement(contract.confirmTransfer, ({ db, request, sites, now, http }) =>
    confirmTransfer(db, { ...request, operator: operatorOf(http), sites, now }),
  ),

  implement(contract.closePaymentReview, ({ db, request, now, http }) =>
    closePaymentReview(db, { ...request, operator: operatorOf(http), now }),
  ),
]
