import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { writeAudit } from '#server/services/ground/audit/write-audit.ts'
import type { CurrencyCode } from '#src/domain/country/currency.ts'
import { type Operator, ownMatter, samePerson } from '#src/domain/operator.ts'
import type { ReviewReason } from '#src/domain/order/payment-event.ts'
import type { PaymentReview } from '#src/domain/order/payment-review.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'

/** The payments that an operator has to look at, the oldest first. */
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
  /** What the operator did about the payment. */
  note: string
  operator: Operator
  now: number
}

/**
 * Closes the review of a payment, by two persons: the first says what is to be done, a refund for one, the second says that it is; the
 * event itself stays. Refused as `notFound`, as `forbidden` for one's own payment and to whoever prepared it, and as `repeatSubmit` when it is
 * closed.
 */
export async function closePaymentReview(
  db: Db,
  { eventId, note, operator, now }: Closing,
): Promise<{ prepared: boolean } | Refused> {
  return db.transaction(async (tx) => {
    const one = and(eq(paymentEvent.id, eventId), eq(paymentEvent.outcome, 'review'))
    const [row] = await tx.select().from(paymentEvent).where(one).for('update')
    if (!row) return refuse('notFound')
    if (row.closedAt) return refuse('repeatSubmit')
    const [payer] = row.orderId === null ? [] : await tx.select().from(order).where(eq(order.id, row.orderId))
    const refused =
      ownMatter(operator, payer?.learnerId ?? null) ??
      (row.preparedBy && samePerson(operator, { name: row.preparedBy, learnerId: row.preparedById }))
    if (refused) return refused
    const prepared = row.preparedBy === null
    const by = prepared
      ? { preparedBy: operator.name, preparedById: operator.learnerId }
      : { closedAt: new Date(now), closedBy: operator.name }
    await tx
      .update(paymentEvent)
      .set({ ...by, note })
      .where(one)
    const act = prepared ? 'prepare-close-review' : 'close-review'
    await writeAudit(tx, { actor: operator.name, now, act, subject: `payment ${eventId}`, detail: { note } })
    return { prepared }
  })
}
