import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { PaymentPage, Payments } from '#server/ports/payment.ts'
import { onlineMethodsOf } from '#src/domain/order/pay-type.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { endOrder } from './end-order.ts'
import { lockOrder, type OrderRow, updateOrder } from './order-row.ts'

export interface StartPaymentInput {
  payments: Payments
  /** The absolute URLs to which the provider sends the learner back. */
  successUrl: string
  cancelUrl: string
  now: number
}

/**
 * Returns the URL of the provider's payment page for a card order: the existing page, or a new one. The provider is
 * called outside any transaction; concurrent calls get the same page. Refused as `thirdParty` if the provider fails;
 * the order's state is then `failed`. Refused as `repeatSubmit` if the order was paid or ended in the meantime.
 */
export async function startPayment(
  db: Db,
  row: OrderRow,
  input: StartPaymentInput,
): Promise<string | RefusedResult> {
  if (row.paymentUrl) return row.paymentUrl
  const page = await openPage(row, input)
  return db.transaction(async (tx) => {
    const current = await lockOrder(tx, eq(order.id, row.id))
    if (current?.paymentUrl) return current.paymentUrl
    if (!current || !page) {
      if (current?.state === 'created') await endOrder(tx, current, 'failed', input.now)
      return refuse('thirdParty')
    }
    const { url: paymentUrl, reference } = page
    // Even if the order was cancelled in the meantime, the payment page is stored with the order, so that a job
    // closes the page.
    const state = current.state === 'created' ? ('pending' as const) : current.state
    await updateOrder(tx, current, input.now, { state, paymentUrl, reference, open: state !== 'paid' })
    return state === 'pending' ? paymentUrl : refuse('repeatSubmit')
  })
}

async function openPage(
  row: OrderRow,
  { payments, successUrl, cancelUrl }: StartPaymentInput,
): Promise<PaymentPage | null> {
  try {
    return await payments.openPaymentPage({
      merchantTransactionId: row.merchantTransactionId,
      amount: row.total,
      currency: row.currency,
      goods: row.goods,
      email: row.buyer.email,
      language: row.language,
      methods: onlineMethodsOf(row.region),
      successUrl,
      cancelUrl,
      expiresAt: row.lapsesAt.getTime(),
    })
  } catch {
    return null
  }
}
