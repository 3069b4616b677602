import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import type { PreparedRefund } from '#src/domain/refund/refund.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findOrder } from '../order/order-row.ts'
import { type PrepareRefundsInput, prepareRefunds, type RefundRequest } from './prepare-refunds.ts'

type PrepareRefundInput = Omit<RefundRequest, 'orderId'> &
  Omit<PrepareRefundsInput, 'refunds'> & {
    seqNo: string
    /** The currency of the amount; it must be the currency of the order. */
    currency?: CurrencyCode | undefined
  }

/**
 * Prepares the refund of one order by its number. Refused as `notFound` for an unknown number, as `invalid` for
 * another currency than that of the order, and for the same reasons as `prepareRefunds`.
 */
export async function prepareRefund(
  db: Db,
  input: PrepareRefundInput,
): Promise<PreparedRefund | RefusedResult> {
  const { seqNo, currency, amount, keepPlace, way, account, ...rest } = input
  return db.transaction(async (tx) => {
    const row = await findOrder(tx, eq(order.seqNo, seqNo))
    if (!row) return refuse('notFound')
    if (currency !== undefined && currency !== row.currency)
      return refuse('invalid', { fields: ['currency'] })
    const request = { orderId: row.id, amount, keepPlace, way, account }
    return prepareRefunds(tx, { ...rest, refunds: [request] })
  })
}
