import { and, asc, eq, inArray } from 'drizzle-orm'
import { liveStates } from '../../../src/domain/order/order-state.ts'
import type { DueTransfer } from '../../../src/domain/order/payment-review.ts'
import type { Db } from '../../db/client.ts'
import { order } from '../../db/schema/order.ts'

/** The orders that wait for a bank transfer, the one that lapses first first. */
export async function listDueTransfers(db: Db): Promise<DueTransfer[]> {
  const rows = await db
    .select()
    .from(order)
    .where(and(eq(order.payType, 'bankTransfer'), inArray(order.state, [...liveStates])))
    .orderBy(asc(order.lapsesAt), asc(order.id))
  return rows.map(({ seqNo, kind, relationId, goods, buyer, total, currency, placedAt, lapsesAt }) => ({
    seqNo,
    relation: { kind, id: relationId },
    goods,
    learner: `${buyer.firstName} ${buyer.lastName}`,
    email: buyer.email,
    total,
    currency,
    placedAt: placedAt.toISOString(),
    lapsesAt: lapsesAt.toISOString(),
  }))
}
