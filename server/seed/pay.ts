import { numericCodeByCurrency } from '#src/domain/country/currency.ts'
import type { OrderInput } from '#src/domain/order/order.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import type { PayType } from '#src/domain/order/pay-type.ts'
import { refuse } from '#src/domain/refusal.ts'
import { createFakeVatCheck } from '../adapters/vat-check-stand-in.ts'
import { localPayment } from '../db/schema/local-payment.ts'
import { applyPaymentEvent } from '../services/money/order/apply-payment-event.ts'
import { cancelOrder as cancel } from '../services/money/order/cancel-order.ts'
import { confirmTransfer } from '../services/money/order/confirm-transfer.ts'
import { getOrder } from '../services/money/order/get-order.ts'
import { findNewestOrder } from '../services/money/order/order-row.ts'
import { placeOrder as place } from '../services/money/order/place-order.ts'
import type { PerformAction, SeedActionContext } from './action.ts'
import { createDemoOperator } from './operators.ts'

const buyerOf = ({ email, firstName, lastName, phoneNumber }: SeedActionContext['learner']) => ({
  ...{ email, firstName, lastName },
  phone: phoneNumber ?? '',
})

/**
 * Returns the order that the payment page would send for a person who accepts its defaults; undefined if nothing has
 * to be paid or the person's address is incomplete.
 */
async function orderInputOf(
  { db, learner, audience, now }: SeedActionContext,
  target: OrderTarget,
  payType: PayType,
): Promise<OrderInput | undefined> {
  const { countryCode, address, postcode, city } = learner
  const query = {
    ...{ learner, audience, target, payType, now, connectionCountry: null },
    billingCountry: countryCode ?? undefined,
    vatCheck: createFakeVatCheck(() => now),
  }
  const quote = await getOrder(db, query)
  if (!('goods' in quote) || !countryCode || !address || !postcode || !city) return undefined
  return {
    ...quote,
    payType,
    currencyId: numericCodeByCurrency[quote.currency],
    billing: { street: address, postcode, city, state: '', country: countryCode },
    buyer: buyerOf(learner),
  }
}

export const placeOrder: PerformAction<'placeOrder'> = async (context, { kind, id, payType }) => {
  const request = await orderInputOf(context, { kind, id }, payType)
  return request ? place(context.db, { ...context, request, connectionCountry: null }) : refuse('notFound')
}

export const failOrder: PerformAction<'failOrder'> = async ({ db, learner, sites, now }, { kind, id }) => {
  const row = await findNewestOrder(db, learner.id, { kind, id })
  if (!row) return refuse('notFound')
  const { merchantTransactionId } = row
  const notice = {
    ...{
      id: `demonstration-failed-${merchantTransactionId}`,
      kind: 'failed' as const,
      merchantTransactionId,
    },
    ...{ payment: null, amount: null, currency: null, at: now },
  }
  return applyPaymentEvent(db, { source: 'local', notification: notice, sites, now })
}

export const payOrder: PerformAction<'payOrder'> = async ({ db, learner, sites, now }, { kind, id }) => {
  const row = await findNewestOrder(db, learner.id, { kind, id })
  if (!row) return refuse('notFound')
  const { seqNo, merchantTransactionId, total: amount, currency } = row
  const payment = `demonstration-${merchantTransactionId}`
  if (row.payType === 'bankTransfer') {
    const transfer = { seqNo, reference: payment, amount, currency, sites, now }
    await confirmTransfer(db, { ...transfer, operator: createDemoOperator('finance') })
    return confirmTransfer(db, { ...transfer, operator: createDemoOperator('finance', 'accounts@demo.test') })
  }
  await db.insert(localPayment).values({
    ...{ reference: payment, merchantTransactionId, state: 'paid', amount, currency },
    ...{ goods: row.goods, language: row.language, methods: ['card'], returnTo: '/', backTo: '/' },
    lapsesAt: row.lapsesAt,
  })
  const notice = {
    id: payment,
    kind: 'paid' as const,
    merchantTransactionId,
    payment,
    amount,
    currency,
    at: now,
  }
  return applyPaymentEvent(db, { source: 'local', notification: notice, sites, now })
}

export const cancelOrder: PerformAction<'cancelOrder'> = async ({ db, learner, now }, { kind, id }) => {
  const row = await findNewestOrder(db, learner.id, { kind, id })
  return row ? cancel(db, { learnerId: learner.id, seqNo: row.seqNo, now }) : refuse('notFound')
}
