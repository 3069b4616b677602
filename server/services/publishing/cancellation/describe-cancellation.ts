import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { findNamedSubject } from '#server/services/messaging/mail/subject-of-mail.ts'
import type { AffectedParticipant, Cancellation } from '#src/domain/cancellation/cancellation.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import { fullNameOf } from '#src/domain/learner/learner.ts'
import type { AppliedCancellation } from './apply-cancellation.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'

/** Returns the effects of a cancellation for the reviewer. Names of training sessions are English. */
export async function describeCancellation(
  tx: Db,
  { family, id, moveTo }: CancelSessionInput,
  { participants, refundBatchId }: AppliedCancellation,
): Promise<Cancellation> {
  const ids = participants.map(({ seat }) => seat.learnerId)
  const learners = new Map(
    (await tx.select().from(learner).where(inArray(learner.id, ids))).map((row) => [row.id, row]),
  )
  const affected = participants.map(
    ({ seat, outcome, refundableOrder: paid, unpaidOrder: unpaid }): AffectedParticipant => {
      const row = learners.get(seat.learnerId)
      const refundedOrder = outcome === 'refunded' ? paid : null
      return {
        ...{
          enrolmentId: seat.enrolmentId,
          learner: row ? fullNameOf(row) : '',
          email: row?.email ?? '',
          outcome,
        },
        seqNo: (paid ?? unpaid)?.seqNo ?? null,
        refund: refundedOrder && { currency: refundedOrder.currency, amount: refundedOrder.left },
      }
    },
  )
  return {
    family,
    session: await findSession(tx, family, id),
    movedTo: moveTo === undefined ? null : await findSession(tx, family, moveTo),
    participants: affected,
    refunds: sumsOf(affected),
    refundBatchId,
  }
}

async function findSession(tx: Db, kind: TrainingFamily, id: number): Promise<Cancellation['session']> {
  const named = await findNamedSubject(tx, { kind, id }, 'en')
  if (!named?.session) throw new Error(`${kind} ${id} has no date`)
  return { id, name: named.name, ...named.session }
}

/** Returns the sums of the refunds by currency. */
function sumsOf(affected: readonly AffectedParticipant[]): Cancellation['refunds'] {
  const refunds = affected.flatMap(({ refund }) => (refund ? [refund] : []))
  return [...Map.groupBy(refunds, ({ currency }) => currency)].map(([currency, group]) => ({
    currency,
    amount: group.reduce((sum, { amount }) => sum + amount, 0),
  }))
}
