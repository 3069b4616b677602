import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { isLive, liveStates } from '#src/domain/order/order-state.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './order-row.ts'

/** How many orders one run ends, so that a server that stops doesn't wait long. */
const most = 100

/**
 * Ends unpaid orders whose time is over, and frees what they held. Answers how many; several servers may do
 * it at once.
 */
export async function lapseOrders(db: Db, now: number): Promise<number> {
  const overdue = await db
    .select({ id: order.id })
    .from(order)
    .where(and(inArray(order.state, [...liveStates]), lte(order.lapsesAt, new Date(now))))
    .orderBy(asc(order.lapsesAt))
    .limit(most)
  let lapsed = 0
  for (const { id } of overdue) if (await lapseOne(db, id, now)) lapsed += 1
  return lapsed
}

const lapseOne = (db: Db, id: number, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockOrder(tx, eq(order.id, id))
    if (!row || !isLive(row.state) || row.lapsesAt.getTime() > now) return false
    await endOrder(tx, row, 'timedOut', now)
    return true
  })
