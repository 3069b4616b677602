import { and, eq, inArray, isNotNull, notInArray, or, sum } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { refund } from '#server/db/schema/refund.ts'
import { endedRefundStates } from '#src/domain/refund/refund-state.ts'

/** Refunds that count: all but those that were rejected, withdrawn, or failed before a credit note was issued. */
const counts = or(notInArray(refund.state, [...endedRefundStates]), isNotNull(creditNote.number))

/** Returns how much of some orders is credited, prepared or confirmed to go back, in minor units, by the orders' ids. */
export async function refundedAmounts(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ orderId: refund.orderId, amount: sum(refund.amount) })
    .from(refund)
    .leftJoin(creditNote, eq(creditNote.refundId, refund.id))
    .where(and(inArray(refund.orderId, [...orderIds]), counts))
    .groupBy(refund.orderId)
  return new Map(rows.map(({ orderId, amount }) => [orderId, Number(amount)]))
}
