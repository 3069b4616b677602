import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { liveStates } from '#src/domain/order/order-state.ts'
import type { DueTransfer } from '#src/domain/order/payment-review.ts'
import { preparedByOrder } from './prepared-transfers.ts'

/** The orders that wait for a bank transfer, and those for which one is prepared, in the order in which they lapse. */
export async function listDueTransfers(db: Db): Promise<DueTransfer[]> {
  const prepared = await preparedByOrder(db)
  const waits = or(inArray(order.state, [...liveStates]), inArray(order.id, [...prepared.keys()]))
  const rows = await db
    .select()
    .from(order)
    .where(and(eq(order.payType, 'bankTransfer'), waits))
    .orderBy(asc(order.lapsesAt), asc(order.id))
  return rows.map(
    ({ id, seqNo, state, kind, targetId, goods, buyer, total, currency, placedAt, lapsesAt }) => ({
      seqNo,
      state,
      target: { kind, id: targetId },
      goods,
      learner: `${buyer.firstName} ${buyer.lastName}`,
      email: buyer.email,
      total,
      currency,
      placedAt: placedAt.toISOString(),
      lapsesAt: lapsesAt.toISOString(),
      prepared: prepared.get(id) ?? [],
    }),
  )
}
