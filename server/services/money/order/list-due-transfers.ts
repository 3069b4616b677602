import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { liveStates } from '#src/domain/order/order-state.ts'
import type { DueTransfer } from '#src/domain/order/payment-review.ts'

/** The orders that wait for a bank transfer, in the order in which they lapse. */
export async function listDueTransfers(db: Db): Promise<DueTransfer[]> {
  const rows = await db
    .select()
    .from(order)
    .where(and(eq(order.payType, 'bankTransfer'), inArray(order.state, [...liveStates])))
    .orderBy(asc(order.lapsesAt), asc(order.id))
  return rows.map(({ seqNo, kind, targetId, goods, buyer, total, currency, placedAt, lapsesAt }) => ({
    seqNo,
    target: { kind, id: targetId },
    goods,
    learner: `${buyer.firstName} ${buyer.lastName}`,
    email: buyer.email,
    total,
    currency,
    placedAt: placedAt.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
  }))
}
