import { and, eq, inArray, sum } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { refund } from '#server/db/schema/refund.ts'
import type { RefundedNotice, RefundNotice } from '#server/ports/payment.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { applyRefundResult } from './apply-refund-result.ts'

interface Telling<Notice> {
  /** The provider's name. */
  source: string
  notice: Notice
  sites: Sites
  now: number
}

type Outcome = Pick<typeof paymentEvent.$inferInsert, 'outcome' | 'reason' | 'amount'>

/** Carries out a provider's notice about a refund of the portal, once, however often the notice comes. */
export const applyRefundNotice = (db: Db, telling: Telling<RefundNotice>): Promise<void> =>
  once(db, telling, async (tx) => {
    const { key, outcome } = telling.notice
    const [found] = await tx
      .select({ id: order.id })
      .from(refund)
      .innerJoin(order, eq(order.id, refund.orderId))
      .where(eq(refund.key, key))
    const changed = await applyRefundResult(tx, { ...telling, key, outcome })
    return { orderId: found?.id ?? null, outcome: changed ? 'applied' : 'noted' }
  })

/**
 * Compares how much of a payment was returned with how much the portal sent back. The difference was refunded at the provider itself, and
 * finance reviews it.
 */
export const applyRefundedNotice = (db: Db, telling: Telling<RefundedNotice>): Promise<void> =>
  once(db, telling, async (tx) => {
    const { payment, amount } = telling.notice
    const [placed] = await tx.select({ id: order.id }).from(order).where(eq(order.payment, payment))
    if (!placed) return { orderId: null, outcome: 'noted' }
    const [own] = await tx
      .select({ amount: sum(refund.amount) })
      .from(refund)
      .where(
        and(
          eq(refund.orderId, placed.id),
          eq(refund.way, 'provider'),
          inArray(refund.state, ['confirmed', 'pending', 'done']),
        ),
      )
    const elsewhere = amount - Number(own?.amount ?? 0)
    return elsewhere > 0
      ? { orderId: placed.id, outcome: 'review', reason: 'refundedElsewhere', amount: elsewhere }
      : { orderId: placed.id, outcome: 'noted' }
  })

/** Stores a notice and carries it out, in one transaction. A notice that is stored already changes nothing. */
const once = (
  db: Db,
  { source, notice, now }: Telling<RefundNotice | RefundedNotice>,
  work: (tx: Db) => Promise<Outcome & { orderId: number | null }>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const id = `${source}:${notice.id}`
    const { payment, amount, currency, at } = notice
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
