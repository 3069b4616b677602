import { and, asc, eq, isNull } from 'drizzle-orm'
import type { CurrencyCode } from '../../../src/domain/currency/currency.ts'
import type { ReviewReason } from '../../../src/domain/order/payment-event.ts'
import type { PaymentReview } from '../../../src/domain/order/payment-review.ts'
import { type Refused, refuse } from '../../../src/domain/refusal/refusal.ts'
import type { Db } from '../../db/client.ts'
import { order } from '../../db/schema/order.ts'
import { paymentEvent } from '../../db/schema/payment-event.ts'
import { writeAudit } from '../audit/write-audit.ts'

/** The payments that somebody has to look at, the oldest first. */
export async function listPaymentReviews(db: Db): Promise<PaymentReview[]> {
  const rows = await db
    .select({ event: paymentEvent, seqNo: order.seqNo, state: order.state })
    .from(paymentEvent)
    .leftJoin(order, eq(order.id, paymentEvent.orderId))
    .where(and(eq(paymentEvent.outcome, 'review'), isNull(paymentEvent.closedAt)))
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.id))
  return rows.map(({ event, seqNo, state }) => ({
    eventId: event.id,
    reason: event.reason as ReviewReason,
    seqNo,
    state,
    payment: event.payment,
    amount: event.amount,
    currency: event.currency as CurrencyCode | null,
    receivedAt: event.receivedAt.toISOString(),
  }))
}

export interface Closing {
  eventId: string
  /** What was done about it. */
  note: string
  actor: string
  now: number
}

/** Closes a review; what was told of the payment stays. Refused as `notFound`, and as `repeatSubmit` when it is closed. */
export async function closePaymentReview(
  db: Db,
  { eventId, note, actor, now }: Closing,
): Promise<true | Refused> {
  return db.transaction(async (tx) => {
    const one = and(eq(paymentEvent.id, eventId), eq(paymentEvent.outcome, 'review'))
    const [row] = await tx.select().from(paymentEvent).where(one).for('update')
    if (!row) return refuse('notFound')
    if (row.closedAt) return refuse('repeatSubmit')
    await tx
      .update(paymentEvent)
      .set({ closedAt: new Date(now), closedBy: actor, note })
      .where(one)
    await writeAudit(tx, { actor, now, act: 'close-review', subject: `payment ${eventId}`, detail: { note } })
    return true
  })
}
