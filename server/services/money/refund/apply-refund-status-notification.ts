import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { refund } from '#server/db/schema/refund.ts'
import type { RefundStatusNotification, RefundTotalNotification } from '#server/ports/payment.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { applyRefundResult } from './apply-refund-result.ts'

interface NoticeInput<Notice> {
  /** The name of the payment provider. */
  source: string
  notification: Notice
  sites: Sites
  now: number
}

type Outcome = Pick<typeof paymentEvent.$inferInsert, 'outcome' | 'reason' | 'amount'>

/**
 * Applies a provider's notification about a refund that the portal requested. A notification that arrives repeatedly
 * is applied once.
 */
export const applyRefundStatusNotification = (
  db: Db,
  input: NoticeInput<RefundStatusNotification>,
): Promise<void> =>
  applyOnce(db, input, async (tx) => {
    const { key, outcome } = input.notification
    const [found] = await tx
      .select({ id: order.id })
      .from(refund)
      .innerJoin(order, eq(order.id, refund.orderId))
      .where(eq(refund.key, key))
    const changed = await applyRefundResult(tx, { ...input, key, outcome })
    return { orderId: found?.id ?? null, outcome: changed ? 'applied' : 'noted' }
  })

/**
 * Compares the total refunded amount of a payment with the refunds that the portal requested. A difference was
 * refunded directly at the provider, and finance reviews it.
 */
export const applyRefundTotalNotification = (
  db: Db,
  input: NoticeInput<RefundTotalNotification>,
): Promise<void> =>
  applyOnce(db, input, async (tx) => {
    const { payment, amount } = input.notification
    const [refundedOrder] = await tx.select({ id: order.id }).from(order).where(eq(order.payment, payment))
    if (!refundedOrder) return { orderId: null, outcome: 'noted' }
    const [sent] = await tx
      .select({ amount: sum(refund.amount) })
      .from(refund)
      .where(
        and(
          eq(refund.orderId, refundedOrder.id),
          eq(refund.way, 'provider'),
          inArray(refund.state, ['confirmed', 'pending', 'done']),
        ),
      )
    const elsewhere = amount - Number(sent?.amount ?? 0)
    return elsewhere > 0
      ? { orderId: refundedOrder.id, outcome: 'review', reason: 'refundedElsewhere', amount: elsewhere }
      : { orderId: refundedOrder.id, outcome: 'noted' }
  })

/** Stores and applies a notification in one transaction. A notification that is already stored changes nothing. */
const applyOnce = (
  db: Db,
  { source, notification, now }: NoticeInput<RefundStatusNotification | RefundTotalNotification>,
  work: (tx: Db) => Promise<Outcome & { orderId: number | null }>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const id = `${source}:${notification.id}`
    const { payment, amount, currency, at } = notification
    const inserted = await tx
      .insert(paymentEvent)
      .values({
        ...{ id, kind: 'refunded', payment, amount, currency, outcome: 'noted' },
        ...{ occurredAt: new Date(at), receivedAt: new Date(now) },
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvent.id })
    if (inserted.length === 0) return
    await tx
      .update(paymentEvent)
      .set(await work(tx))
      .where(eq(paymentEvent.id, id))
  })
