import { and, eq } from 'drizzle-orm'
import * as contract from '#src/contract/money/order.ts'
import { pageInputOf } from '#src/contract/protocol/paging.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { order } from '../../db/schema/order.ts'
import { countryOf } from '../../http/country.ts'
import type { HandlerContext } from '../../http/respond.ts'
import { implementForLearner } from '../../implement.ts'
import { cancelOrder } from '../../services/money/order/cancel-order.ts'
import { findBankAccount } from '../../services/money/order/find-bank-account.ts'
import { getOrder, isPaymentRequired } from '../../services/money/order/get-order.ts'
import { getPracticalExamOrder } from '../../services/money/order/get-practical-exam-order.ts'
import { findPayableOrder, listOrders } from '../../services/money/order/list-orders.ts'
import { findOrder } from '../../services/money/order/order-row.ts'
import { paymentReturnUrlsOf } from '../../services/money/order/payment-return-urls.ts'
import { placeOrder } from '../../services/money/order/place-order.ts'
import { startPayment } from '../../services/money/order/start-payment.ts'

/**
 * Returns the evidence for the VAT of a quote: the country of the buyer's connection, and the register of VAT
 * numbers.
 */
const evidence = ({ http, config, ports, now }: HandlerContext<unknown>) => ({
  connectionCountry: countryOf(http, { config }),
  vatCheck: ports.vatCheck,
  now,
})

export const orderRoutes = [
  implementForLearner(contract.isPaymentRequired, (context) =>
    isPaymentRequired(
      context.db,
      { learner: context.learner, audience: context, target: context.request.target },
      context.now,
    ),
  ),

  implementForLearner(contract.getOrder, (context) =>
    getOrder(context.db, {
      learner: context.learner,
      audience: context,
      ...evidence(context),
      ...context.request,
    }),
  ),

  implementForLearner(contract.getBankAccount, ({ site, request }) =>
    findBankAccount(site, request.regionId),
  ),

  implementForLearner(contract.placeOrder, async (context) => {
    const { db, learner, request, random, now, ports } = context
    const { connectionCountry } = evidence(context)
    const placed = await placeOrder(db, {
      learner,
      audience: context,
      request,
      connectionCountry,
      random,
      now,
    })
    if (isRefused(placed)) return placed
    const { merchantTransactionId } = placed
    if (placed.payType === 'bankTransfer') return { merchantTransactionId }
    const startInput = { payments: ports.payments, ...paymentReturnUrlsOf(context, request.target), now }
    const paymentUrl = await startPayment(db, placed, startInput)
    return isRefused(paymentUrl) ? paymentUrl : { merchantTransactionId, paymentUrl }
  }),

  implementForLearner(contract.getPaymentStatus, async ({ db, learner, request }) => {
    const { merchantTransactionId, seqNo } = request
    const isRequested = merchantTransactionId
      ? eq(order.merchantTransactionId, merchantTransactionId)
      : eq(order.seqNo, seqNo ?? '')
    const row = await findOrder(db, and(eq(order.learnerId, learner.id), isRequested))
    return row ? row.state : refuse('notFound')
  }),

  implementForLearner(contract.deleteOrder, ({ db, learner, request, now }) =>
    cancelOrder(db, { learnerId: learner.id, seqNo: request.seqNo, shouldHide: true, now }),
  ),

  implementForLearner(contract.cancelOrder, ({ db, learner, request, now }) =>
    cancelOrder(db, { learnerId: learner.id, ...request, now }),
  ),

  implementForLearner(contract.getPracticalExamQuote, (context) => {
    const { db, learner, request } = context
    const query = { learner, audience: context, target: request.target, ...evidence(context) }
    return getPracticalExamOrder(db, query, request.regionId)
  }),

  implementForLearner(contract.findOrders, ({ db, learner, site, language, request }) =>
    listOrders(
      db,
      { learnerId: learner.id, reader: { site, language }, state: request.state },
      pageInputOf(request),
    ),
  ),

  implementForLearner(contract.getLatestOrder, ({ db, learner, site, language }) =>
    findPayableOrder(db, learner.id, { site, language }),
  ),
]
