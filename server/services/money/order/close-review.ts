import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { type Operator, ownMatter, samePerson } from '#src/domain/operator.ts'
import type { PreparedClosing } from '#src/domain/order/payment-review.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** Returns the closing of a review that is prepared, or null. */
export const preparedClosingOf = ({
  preparedBy,
  preparedAt,
  note,
}: typeof paymentEvent.$inferSelect): PreparedClosing | null =>
  preparedBy === null ? null : { preparedBy, preparedAt: preparedAt?.toISOString() ?? null, note: note ?? '' }

export interface CloseReviewInput {
  eventId: string
  /** What the operator did about the payment. */
  note: string
  operator: Operator
  now: number
}

/**
 * Closes the review of a payment, by two persons: the first says what is to be done, a refund for one, the second says the same; the event
 * itself stays. Whoever prepared it may correct the note. Refused as `notFound`, as `forbidden` for one's own payment and to whoever
 * prepared it, as `invalid` where the second says another note, and as `repeatSubmit` when it is closed.
 */
export async function closePaymentReview(
  db: Db,
  { eventId, note, operator, now }: CloseReviewInput,
): Promise<{ prepared: boolean } | RefusedResult> {
  return db.transaction(async (tx) => {
    const one = and(eq(paymentEvent.id, eventId), eq(paymentEvent.outcome, 'review'))
    const [row] = await tx.select().from(paymentEvent).where(one).for('update')
    if (!row) return refuse('notFound')
    if (row.closedAt) return refuse('repeatSubmit', { reason: 'reviewClosed' })
    const [payer] = row.orderId === null ? [] : await tx.select().from(order).where(eq(order.id, row.orderId))
    const refused = ownMatter(operator, payer?.learnerId ?? null)
    if (refused) return refused
    const step = stepOf(row, note, operator)
    if (isRefused(step)) return step
    const at = new Date(now)
    const by =
      step === 'prepare'
        ? { preparedBy: operator.name, preparedById: operator.learnerId, preparedAt: at }
        : { closedAt: at, closedBy: operator.name }
    await tx
      .update(paymentEvent)
      .set({ ...by, note })
      .where(one)
    const act = step === 'prepare' ? 'prepare-close-review' : 'close-review'
    await writeAudit(tx, { actor: operator.name, now, act, subject: `payment ${eventId}`, detail: { note } })
    return { prepared: step === 'prepare' }
  })
}

/** Whether a person prepares the closing of a review, or corrects what they prepared, or closes what somebody else has prepared. */
function stepOf(
  row: typeof paymentEvent.$inferSelect,
  note: string,
  operator: Operator,
): 'prepare' | 'close' | RefusedResult {
  const prepared = preparedClosingOf(row)
  if (prepared === null) return 'prepare'
  const same = samePerson(operator, { name: prepared.preparedBy, learnerId: row.preparedById })
  const agrees = prepared.note === note
  if (same) return agrees ? same : 'prepare'
  return agrees ? 'close' : refuse('invalid', { reason: 'otherThanPrepared', fields: ['note'], prepared })
}
