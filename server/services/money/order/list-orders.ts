import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import type { PageInput } from '#src/contract/protocol/paging.ts'
import type { Order } from '#src/domain/order/order.ts'
import { type OrderState, payableStates } from '#src/domain/order/order-state.ts'
import { type OrderViewContext, orderOfRow } from './format-order.ts'
import { loadCreditNotes } from './load-credit-notes.ts'
import { loadItemNames } from './load-item-names.ts'

interface ListOrdersInput {
  learnerId: number
  reader: OrderViewContext
  state?: OrderState | undefined
}

/**
 * Returns a page of a learner's orders, the newest first, without those that the learner removed from the
 * list.
 */
export async function listOrders(
  db: Db,
  { learnerId, reader, state }: ListOrdersInput,
  { page, pageSize }: PageInput,
): Promise<{ rows: Order[]; total: number }> {
  const isListed = and(
    eq(order.learnerId, learnerId),
    eq(order.hidden, false),
    state && eq(order.state, state),
  )
  const [totals] = await db.select({ total: count() }).from(order).where(isListed)
  const rows = await db
    .select()
    .from(order)
    .where(isListed)
    .orderBy(desc(order.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const ids = rows.map(({ id }) => id)
  const reviews = await reviewsOf(db, ids)
  const goods = await loadItemNames(db, reader.language, rows)
  const notes = await loadCreditNotes(db, reader.language, ids)
  return {
    rows: rows.map((row) =>
      orderOfRow(reader, row, {
        review: reviews.get(row.id),
        creditNotes: notes.get(row.id),
        goods: goods.get(row.id),
      }),
    ),
    total: totals?.total ?? 0,
  }
}

/** Returns the payment review state of each order, by order id. */
async function reviewsOf(db: Db, ids: readonly number[]): Promise<Map<number, 'open' | 'closed'>> {
  const rows = await db
    .select({ orderId: paymentEvent.orderId, closedAt: paymentEvent.closedAt })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.outcome, 'review'), inArray(paymentEvent.orderId, [...ids])))
  const reviews = new Map<number, 'open' | 'closed'>()
  for (const { orderId, closedAt } of rows)
    if (orderId !== null && reviews.get(orderId) !== 'open')
      reviews.set(orderId, closedAt === null ? 'open' : 'closed')
  return reviews
}

/** Returns a learner's newest order that can still be paid, or null. */
export async function findPayableOrder(
  db: Db,
  learnerId: number,
  reader: OrderViewContext,
): Promise<Order | null> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.learnerId, learnerId), inArray(order.state, [...payableStates])))
    .orderBy(desc(order.id))
    .limit(1)
  if (!row) return null
  const goods = await loadItemNames(db, reader.language, [row])
  return orderOfRow(reader, row, { goods: goods.get(row.id) })
}
