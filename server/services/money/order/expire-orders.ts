import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { isPayable, payableStates } from '#src/domain/order/order-state.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './order-row.ts'

/** The maximum number of orders that one run ends, so that a stopping server doesn't have to wait long. */
const batchSize = 100

/**
 * Ends expired unpaid orders and releases their items. Returns the number of orders; several servers may call
 * it concurrently.
 */
export async function expireOrders(db: Db, now: number): Promise<number> {
  const overdue = await db
    .select({ id: order.id })
    .from(order)
    .where(and(inArray(order.state, [...payableStates]), lte(order.lapsesAt, new Date(now))))
    .orderBy(asc(order.lapsesAt))
    .limit(batchSize)
  let expired = 0
  for (const { id } of overdue) if (await expireOrder(db, id, now)) expired += 1
  return expired
}

const expireOrder = (db: Db, id: number, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockOrder(tx, eq(order.id, id))
    if (!row || !isPayable(row.state) || row.lapsesAt.getTime() > now) return false
    await endOrder(tx, row, 'timedOut', now)
    return true
  })
