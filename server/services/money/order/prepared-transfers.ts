import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent, preparedTransfer } from '#server/db/schema/payment-event.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import { decideEventEffect, type PayableOrder, type ReviewReason } from '#src/domain/order/payment-event.ts'
import type { PreparedTransfer } from '#src/domain/order/payment-review.ts'

/** The payment event source of booked bank transfers. */
export const bankEventSource = 'bank'
export const bankEventId = (reference: string): string => `${bankEventSource}:${reference}`

/** The data of a bank transfer, as an operator has entered it or as it is stored. */
interface Transfer {
  reference: string
  amount: number
  currency: CurrencyCode
}

/** Returns why a transfer goes to review after its confirmation; null if the transfer completes the order. */
export function reviewReasonOf(
  payable: PayableOrder,
  { reference, amount, currency }: Transfer,
): ReviewReason | null {
  const decision = decideEventEffect(payable, { kind: 'paid', payment: reference, amount, currency })
  return decision.outcome === 'review' ? decision.reason : null
}

/** Returns a prepared transfer in the form that the finance staff see. */
export function toPreparedTransfer(
  { reference, amount, currency, preparedBy, at }: typeof preparedTransfer.$inferSelect,
  payable: PayableOrder,
): PreparedTransfer {
  // The cast is safe because the schema of the call that prepares a transfer allows no other currency.
  const transfer = { reference, amount, currency: currency as CurrencyCode }
  const reason = reviewReasonOf(payable, transfer)
  return { ...transfer, reason, preparedBy, preparedAt: at.toISOString() }
}

/**
 * The condition that a prepared transfer is not booked yet. With the condition on `bookedAt`, PostgreSQL uses an
 * index without most booked transfers. Servers of the previous version leave `bookedAt` empty, so a payment event
 * also counts as booked.
 */
export const isTransferUnbooked: SQL = sql`${preparedTransfer.bookedAt} is null
  and not exists (select 1 from ${paymentEvent} where ${paymentEvent.id} = ${sql.raw(`'${bankEventSource}:'`)} || ${preparedTransfer.reference})`

/** Lists prepared, unbooked transfers with their order ids, the oldest first. */
async function listUnbooked(
  db: Db,
  where: SQL | undefined,
): Promise<(PreparedTransfer & { orderId: number })[]> {
  const rows = await db
    .select({ prepared: preparedTransfer, order })
    .from(preparedTransfer)
    .innerJoin(order, eq(order.id, preparedTransfer.orderId))
    .where(and(isTransferUnbooked, where))
    .orderBy(asc(preparedTransfer.at), asc(preparedTransfer.reference))
  return rows.map((row) => ({ ...toPreparedTransfer(row.prepared, row.order), orderId: row.order.id }))
}

/** Returns the prepared, unbooked transfers of the given orders by order id. */
export async function loadPreparedTransfers(
  db: Db,
  orderIds: number[],
): Promise<Map<number, PreparedTransfer[]>> {
  return Map.groupBy(
    await listUnbooked(db, inArray(preparedTransfer.orderId, orderIds)),
    ({ orderId }) => orderId,
  )
}

/** Lists an order's prepared transfers with another bank reference. */
export const listOtherTransfers = (db: Db, orderId: number, reference: string): Promise<PreparedTransfer[]> =>
  listUnbooked(db, and(eq(preparedTransfer.orderId, orderId), ne(preparedTransfer.reference, reference)))
