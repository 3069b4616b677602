import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent, preparedTransfer } from '#server/db/schema/payment-event.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import { decideEvent, type PayableOrder, type ReviewReason } from '#src/domain/order/payment-event.ts'
import type { PreparedTransfer } from '#src/domain/order/payment-review.ts'

/** The event that a transfer becomes when it is booked. */
export const bankSource = 'bank'
export const bankEventId = (reference: string): string => `${bankSource}:${reference}`

/** A transfer as it is said or stored. */
interface Transfer {
  reference: string
  amount: number
  currency: CurrencyCode
}

/** Returns why a transfer goes to review once it is confirmed, or null where it pays the order. */
export function reviewReasonOf(
  payable: PayableOrder,
  { reference, amount, currency }: Transfer,
): ReviewReason | null {
  const decision = decideEvent(payable, { kind: 'paid', payment: reference, amount, currency })
  return decision.outcome === 'review' ? decision.reason : null
}

/** Returns a prepared transfer as finance reads it. */
export function shownTransfer(
  { reference, amount, currency, preparedBy, at }: typeof preparedTransfer.$inferSelect,
  payable: PayableOrder,
): PreparedTransfer {
  // The schema of the call that prepares a transfer admits no other currency.
  const transfer = { reference, amount, currency: currency as CurrencyCode }
  const reason = reviewReasonOf(payable, transfer)
  return { ...transfer, reason, preparedBy, preparedAt: at.toISOString() }
}

/**
 * Whether a prepared transfer is not booked yet. The event of the transfer says so; `bookedAt`, which a server of the previous release leaves
 * empty, keeps the many that were booked out of the index.
 */
export const isUnbooked: SQL = sql`${preparedTransfer.bookedAt} is null
  and not exists (select 1 from ${paymentEvent} where ${paymentEvent.id} = ${sql.raw(`'${bankSource}:'`)} || ${preparedTransfer.reference})`

/** Lists the transfers that are prepared and not booked, with the id of their order, the oldest first. */
async function listUnbooked(
  db: Db,
  where: SQL | undefined,
): Promise<(PreparedTransfer & { orderId: number })[]> {
  const rows = await db
    .select({ prepared: preparedTransfer, order })
    .from(preparedTransfer)
    .innerJoin(order, eq(order.id, preparedTransfer.orderId))
    .where(and(isUnbooked, where))
    .orderBy(asc(preparedTransfer.at), asc(preparedTransfer.reference))
  return rows.map((row) => ({ ...shownTransfer(row.prepared, row.order), orderId: row.order.id }))
}

/** Returns the transfers that are prepared for some orders and not booked, by the id of their order. */
export async function preparedByOrder(db: Db, orderIds: number[]): Promise<Map<number, PreparedTransfer[]>> {
  return Map.groupBy(
    await listUnbooked(db, inArray(preparedTransfer.orderId, orderIds)),
    ({ orderId }) => orderId,
  )
}

/** Lists the transfers that are prepared for an order with another reference. */
export const listOthers = (db: Db, orderId: number, reference: string): Promise<PreparedTransfer[]> =>
  listUnbooked(db, and(eq(preparedTransfer.orderId, orderId), ne(preparedTransfer.reference, reference)))
