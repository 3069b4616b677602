import { eq } from 'drizzle-orm'
import { onlineMethods } from '../../../src/domain/order/pay-type.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { order } from '../../db/schema/order.ts'
import type { PaymentPage, Payments } from '../../ports/payment.ts'
import { endOrder } from './end-order.ts'
import { changeOrder, lockOrder, type OrderRow } from './order-row.ts'

export interface Starting {
  payments: Payments
  /** Absolute addresses. */
  returnTo: string
  backTo: string
  now: number
}

/**
 * The provider's page for a card order: the one that it has, or a new one. Asked outside of any transaction; two who ask at
 * once are answered the same page. `thirdParty` where the provider fails: the order has failed then.
 */
export async function startPayment(db: Db, row: OrderRow, starting: Starting): Promise<string | Refused> {
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
    // Cancelled meanwhile: the page is kept with the order, so that it gets closed.
    const state = own.state === 'created' ? ('pending' as const) : own.state
    await changeOrder(tx, own, starting.now, { state, paymentUrl, reference, open: state !== 'paid' })
    return state === 'pending' ? paymentUrl : refuse('repeatSubmit')
  })
}

async function openPage(
  row: OrderRow,
  { payments, returnTo, backTo }: Starting,
): Promise<PaymentPage | null> {
  try {
    return await payments.begin({
      merchantTransactionId: row.merchantTransactionId,
      amount: row.total,
      currency: row.currency,
      goods: row.goods,
      email: row.buyer.email,
      language: row.language,
      methods: onlineMethods(row.currency, row.region),
      returnTo,
      backTo,
      lapsesAt: row.lapsesAt.getTime(),
    })
  } catch {
    return null
  }
}
