import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { order } from '#server/db/schema/order.ts'
import { paymentEvent } from '#server/db/schema/payment-event.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { checkNotOwnCase, checkSecondPerson, type Operator } from '#src/domain/operator.ts'
import type { PreparedReviewClosing } from '#src/domain/order/payment-review.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** Returns the prepared closing of a payment review; null if no person has prepared it. */
export const preparedReviewClosingOf = ({
  preparedBy,
  preparedAt,
  note,
}: typeof paymentEvent.$inferSelect): PreparedReviewClosing | null =>
  preparedBy === null ? null : { preparedBy, preparedAt: preparedAt?.toISOString() ?? null, note: note ?? '' }

export interface CloseReviewInput {
  eventId: string
  /** The note about the action that was taken on the payment. */
  note: string
  operator: Operator
  now: number
}

/**
 * Closes the review of a payment, in two steps by two people. The first person enters a note about the action taken,
 * such as a refund, and may correct the note. The second person confirms by entering the same note. The payment
 * event itself stays. Refused as `notFound` if there is no such review, and as `repeatSubmit` if the review is
 * already closed. Refused as `forbidden` for the operator's own payment and for a second step by the same person.
 * Refused as `invalid` if the notes differ.
 */
export async function closePaymentReview(
  db: Db,
  { eventId, note, operator, now }: CloseReviewInput,
): Promise<{ prepared: boolean } | RefusedResult> {
  return db.transaction(async (tx) => {
    const isReview = and(eq(paymentEvent.id, eventId), eq(paymentEvent.outcome, 'review'))
    const [row] = await tx.select().from(paymentEvent).where(isReview).for('update')
    if (!row) return refuse('notFound')
    if (row.closedAt) return refuse('repeatSubmit', { reason: 'reviewClosed' })
    const [payer] = row.orderId === null ? [] : await tx.select().from(order).where(eq(order.id, row.orderId))
    const refused = checkNotOwnCase(operator, payer?.learnerId ?? null)
    if (refused) return refused
    const step = stepOf(row, note, operator)
    if (isRefused(step)) return step
    const at = new Date(now)
    const columns =
      step === 'prepare'
        ? { preparedBy: operator.name, preparedById: operator.learnerId, preparedAt: at }
        : { closedAt: at, closedBy: operator.name }
    await tx
      .update(paymentEvent)
      .set({ ...columns, note })
      .where(isReview)
    const action = step === 'prepare' ? 'prepare-close-review' : 'close-review'
    await writeAuditEntry(tx, {
      actor: operator.name,
      now,
      act: action,
      subject: `payment ${eventId}`,
      detail: { note },
    })
    return { prepared: step === 'prepare' }
  })
}

/**
 * Returns the operator's step in closing a payment review: to prepare the closing or correct its note, or to confirm
 * the closing that another person prepared.
 */
function stepOf(
  row: typeof paymentEvent.$inferSelect,
  note: string,
  operator: Operator,
): 'prepare' | 'close' | RefusedResult {
  const prepared = preparedReviewClosingOf(row)
  if (prepared === null) return 'prepare'
  const selfConfirmation = checkSecondPerson(operator, {
    name: prepared.preparedBy,
    learnerId: row.preparedById,
  })
  const agrees = prepared.note === note
  if (selfConfirmation) return agrees ? selfConfirmation : 'prepare'
  return agrees ? 'close' : refuse('invalid', { reason: 'otherThanPrepared', fields: ['note'], prepared })
}
