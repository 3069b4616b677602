import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import { namedSubject } from '#server/services/messaging/mail/subject-of-mail.ts'
import type { AffectedPeople, Cancellation } from '#src/domain/cancellation/cancellation.ts'
import type { TrainingFamily } from '#src/domain/cancellation/training-family.ts'
import { fullName } from '#src/domain/learner/learner.ts'
import type { AppliedCancellation } from './apply-cancellation.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'

/** Returns what canceling a session comes to, for the reviewer who does it. Names of sessions are English. */
export async function describeCancellation(
  tx: Db,
  { family, id, moveTo }: CancelSessionInput,
  { participants, refundBatchId }: AppliedCancellation,
): Promise<Cancellation> {
  const ids = participants.map(({ seat }) => seat.learnerId)
  const learners = new Map(
    (await tx.select().from(learner).where(inArray(learner.id, ids))).map((row) => [row.id, row]),
  )
  const affected = participants.map(({ seat, outcome, paid, unpaid }): AffectedPeople => {
    const row = learners.get(seat.learnerId)
    const back = outcome === 'refunded' ? paid : null
    return {
      ...{
        enrolmentId: seat.enrolmentId,
        learner: row ? fullName(row) : '',
        email: row?.email ?? '',
        outcome,
      },
      seqNo: (paid ?? unpaid)?.seqNo ?? null,
      refund: back && { currency: back.currency, amount: back.left },
    }
  })
  return {
    family,
    session: await datedOf(tx, family, id),
    movedTo: moveTo === undefined ? null : await datedOf(tx, family, moveTo),
    participants: affected,
    refunds: sumsOf(affected),
    refundBatchId,
  }
}

async function datedOf(tx: Db, kind: TrainingFamily, id: number): Promise<Cancellation['session']> {
  const named = await namedSubject(tx, { kind, id }, 'en')
  if (!named?.session) throw new Error(`${kind} ${id} has no date`)
  return { id, name: named.name, ...named.session }
}

/** The sums of the refunds, by currency. */
function sumsOf(affected: readonly AffectedPeople[]): Cancellation['refunds'] {
  const refunds = affected.flatMap(({ refund }) => (refund ? [refund] : []))
  return [...Map.groupBy(refunds, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    amount: own.reduce((sum, { amount }) => sum + amount, 0),
  }))
}
