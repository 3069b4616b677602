import { eq, sum } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { creditNote } from '#server/db/schema/credit-note.ts'
import { refund } from '#server/db/schema/refund.ts'

/** Returns the credited amount of an order, in minor units. */
export async function findCreditedAmount(db: Db, orderId: number): Promise<number> {
  const [row] = await db
    .select({ amount: sum(refund.amount) })
    .from(creditNote)
    .innerJoin(refund, eq(refund.id, creditNote.refundId))
    .where(eq(creditNote.orderId, orderId))
  return Number(row?.amount ?? 0)
}
