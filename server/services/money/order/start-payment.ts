import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { PaymentPage, Payments } from '#server/ports/payment.ts'
import { onlineMethods } from '#src/domain/order/pay-type.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { endOrder } from './end-order.ts'
import { changeOrder, lockOrder, type OrderRow } from './order-row.ts'

export interface StartPaymentInput {
  payments: Payments
  /** The absolute addresses to which the provider sends the learner back. */
  returnTo: string
  backTo: string
  now: number
}

/**
 * The address of the provider's payment page for a card order: the one that the order has, or a new one. The
 * provider is called outside of any transaction; two calls at once are answered the same page. Refused as
 * `thirdParty` where the provider fails: the order has failed then.
 */
export async function startPayment(
  db: Db,
  row: OrderRow,
  starting: StartPaymentInput,
): Promise<string | RefusedResult> {
  if (row.paymentUrl) return row.paymentUrl
  const page = await openPage(row, starting)
  return db.transaction(async (tx) => {
    const own = await lockOrder(tx, eq(order.id, row.id))
    if (own?.paymentUrl) return own.paymentUrl
    if (!own || !page) {
      if (own?.state === 'created') await endOrder(tx, own, 'failed', starting.now)
      return refuse('thirdParty')
    }
    const { url: paymentUrl, reference } = page
    // The order was cancelled meanwhile: the page is kept with it, so that it gets closed.
    const state = own.state === 'created' ? ('pending' as const) : own.state
    await changeOrder(tx, own, starting.now, { state, paymentUrl, reference, open: state !== 'paid' })
    return state === 'pending' ? paymentUrl : refuse('repeatSubmit')
  })
}

async function openPage(
  row: OrderRow,
  { payments, returnTo, backTo }: StartPaymentInput,
): Promise<PaymentPage | null> {
  try {
    return await payments.begin({
      merchantTransactionId: row.merchantTransactionId,
      amount: row.total,
      currency: row.currency,
      goods: row.goods,
      email: row.buyer.email,
      language: row.language,
      methods: onlineMethods(row.region),
      returnTo,
      backTo,
      lapsesAt: row.lapsesAt.getTime(),
    })
  } catch {
    return null
  }
}
