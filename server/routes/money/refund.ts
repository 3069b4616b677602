import * as contract from '#src/contract/money/refund.ts'
import { operatorOf } from '../../http/operator.ts'
import { implement } from '../../implement.ts'
import { confirmRefunds } from '../../services/money/refund/confirm-refunds.ts'
import { listOpenRefunds } from '../../services/money/refund/list-open-refunds.ts'
import { markRefundReturned, markRefundSent } from '../../services/money/refund/mark-refund-sent.ts'
import { prepareRefund } from '../../services/money/refund/prepare-refund.ts'
import { prepareRefundAgain } from '../../services/money/refund/prepare-refund-again.ts'
import { rejectRefunds } from '../../services/money/refund/reject-refunds.ts'

export const refundRoutes = [
  implement(contract.getRefunds, ({ db }) => listOpenRefunds(db)),

  implement(contract.prepareRefund, ({ db, request, random, now, http }) =>
    prepareRefund(db, { ...request, operator: operatorOf(http), random, now }),
  ),

  implement(contract.prepareRefundAgain, ({ db, request, random, now, http }) =>
    prepareRefundAgain(db, { ...request, operator: operatorOf(http), random, now }),
  ),

  implement(contract.confirmRefund, ({ db, request, now, http }) =>
    confirmRefunds(db, { ...request, operator: operatorOf(http), now }),
  ),

  implement(contract.rejectRefund, ({ db, request, now, http }) =>
    rejectRefunds(db, { ...request, operator: operatorOf(http), now }),
  ),

  implement(contract.markRefundSent, ({ db, request, now, http }) =>
    markRefundSent(db, { ...request, operator: operatorOf(http), now }),
  ),

  implement(contract.markRefundReturned, ({ db, request, now, http }) =>
    markRefundReturned(db, { ...request, operator: operatorOf(http), now }),
  ),
]
