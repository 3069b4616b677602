import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { loadRefundedAmounts } from '#server/services/money/refund/load-refunded-amounts.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import { payableStates } from '#src/domain/order/order-state.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'

/** A paid order with an amount left to refund, in minor units. */
export interface PaidOrder {
  id: number
  seqNo: string
  currency: CurrencyCode
  left: number
}

/**
 * Returns each learner's newest paid order of a training session, by learner id, if a part of its amount is left to
 * refund. Orders of seats that were cancelled earlier are not returned.
 */
export async function findPaidOrders(tx: Db, target: OrderTarget): Promise<Map<number, PaidOrder>> {
  const rows = await tx
    .select()
    .from(order)
    .where(and(eq(order.kind, target.kind), eq(order.targetId, target.id), eq(order.state, 'paid')))
    .orderBy(asc(order.id))
  const newest = [...new Map(rows.map((row) => [row.learnerId, row])).values()]
  const refunded = await loadRefundedAmounts(
    tx,
    newest.map(({ id }) => id),
  )
  const paid = newest.map(({ id, learnerId, seqNo, currency, total }) => {
    return [learnerId, { id, seqNo, currency, left: total - (refunded.get(id) ?? 0) }] as const
  })
  return new Map(paid.filter(([, { left }]) => left > 0))
}

/**
 * Cancels the unpaid orders of a training session, and returns them by learner id. If one of them is paid later, the
 * payment goes to review.
 */
export async function cancelUnpaidOrders(
  tx: Db,
  target: OrderTarget,
  now: number,
): Promise<Map<number, Pick<PaidOrder, 'id' | 'seqNo'>>> {
  const isLive = and(
    eq(order.kind, target.kind),
    eq(order.targetId, target.id),
    inArray(order.state, [...payableStates]),
  )
  const rows = await tx
    .update(order)
    .set({ state: 'cancelled', changedAt: new Date(now) })
    .where(isLive)
    .returning({ id: order.id, seqNo: order.seqNo, learnerId: order.learnerId })
  return new Map(rows.map(({ learnerId, ...row }) => [learnerId, row]))
}
