import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { payableStates } from '#src/domain/order/order-state.ts'
import { endOrder } from './end-order.ts'
import { lockOrder } from './order-row.ts'

const emptyBuyer = {
  buyer: { email: '', firstName: '', lastName: '', phone: '', company: null, vatNumber: null },
  billing: { street: '', postcode: '', city: '', state: '', country: '' },
  vatEvidence: null,
}

/**
 * Removes a learner's data from orders. Unpaid orders are cancelled and anonymized; paid orders stay with their
 * invoices and credit notes.
 */
export async function purgeOrders(tx: Db, learnerId: number, now: number): Promise<void> {
  const isOwn = eq(order.learnerId, learnerId)
  const live = await tx
    .select({ id: order.id })
    .from(order)
    .where(and(isOwn, inArray(order.state, [...payableStates])))
  for (const { id } of live) {
    const row = await lockOrder(tx, eq(order.id, id))
    if (row && row.state !== 'paid') await endOrder(tx, row, 'cancelled', now)
  }
  await tx
    .update(order)
    .set(emptyBuyer)
    .where(and(isOwn, ne(order.state, 'paid'), isNull(order.paidAt)))
}
