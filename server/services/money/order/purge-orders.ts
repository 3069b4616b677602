import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { liveStates } from '#src/domain/order/order-state.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './order-row.ts'

const nobody = {
  buyer: { email: '', firstName: '', lastName: '', phone: '', company: null, vatNumber: null },
  billing: { street: '', postcode: '', city: '', state: '', country: '' },
  vatEvidence: null,
}

/**
 * Removes a learner from orders: unpaid ones are cancelled and belong to nobody; those that were paid stay with
 * their invoice and credit notes.
 */
export async function purgeOrders(tx: Db, learnerId: number, now: number): Promise<void> {
  const own = eq(order.learnerId, learnerId)
  const live = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(own, inArray(order.state, [...liveStates])))
  for (const { id } of live) {
    const row = await lockOrder(tx, eq(order.id, id))
    if (row && row.state !== 'paid') await endOrder(tx, row, 'cancelled', now)
  }
  await tx
    .update(order)
    .set(nobody)
    .where(and(own, ne(order.state, 'paid'), isNull(order.paidAt)))
}
