import { and, eq, inArray, isNotNull, notInArray, or, sum } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { refund } from '#server/db/schema/refund.ts'
import { endedRefundStates } from '#src/domain/refund/refund-state.ts'

/**
 * The condition that a refund counts towards the refunded amount: all refunds count except rejected refunds,
 * withdrawn refunds, and refunds that failed before a credit note was issued.
 */
const isCounted = or(notInArray(refund.state, [...endedRefundStates]), isNotNull(creditNote.number))

/**
 * Returns the amounts of the given orders that are credited, prepared or confirmed for refund, in minor units, by
 * order id.
 */
export async function loadRefundedAmounts(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ orderId: refund.orderId, amount: sum(refund.amount) })
    .from(refund)
    .leftJoin(creditNote, eq(creditNote.refundId, refund.id))
    .where(and(inArray(refund.orderId, [...orderIds]), isCounted))
    .groupBy(refund.orderId)
  return new Map(rows.map(({ orderId, amount }) => [orderId, Number(amount)]))
}
