import type { Db } from '#server/db/client.ts'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { prepareRefunds } from '#server/services/money/refund/prepare-refunds.ts'
import { writeAudit } from '#server/services/platform/audit/write-audit.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import { lockSession } from './lock-session.ts'
import { moveOrRefundParticipants, type ParticipantsResult } from './move-or-refund-participants.ts'
import { kinds } from './training-kinds.ts'

export interface AppliedCancellation extends ParticipantsResult {
  refundBatchId: number | null
}

/**
 * Cancels a session without a word to anybody. Where it is refused, some of it may be done: the caller undoes the transaction. Refused as
 * `lockSession` and `prepareRefunds` say, and as `forbidden` where it concerns the operator.
 */
export async function applyCancellation(
  tx: Db,
  canceling: CancelSessionInput,
): Promise<AppliedCancellation | RefusedResult> {
  const { family, id, reason, moveTo, operator, random, now } = canceling
  const kind = kinds[family]
  const locked = await lockSession(tx, kind, canceling)
  if (isRefused(locked)) return locked
  const settled = await moveOrRefundParticipants(tx, kind, canceling, { kind: locked.orderKind, id })
  if (isRefused(settled)) return settled
  const refunds = settled.participants.flatMap(({ outcome, paid }) =>
    outcome === 'refunded' && paid ? [{ orderId: paid.id }] : [],
  )
  const asked = { refunds, reason: 'sessionCancelled' as const, note: reason, operator, random, now }
  const prepared = refunds.length > 0 ? await prepareRefunds(tx, asked) : null
  if (isRefused(prepared)) return prepared
  const done = { ...settled, refundBatchId: prepared?.id ?? null }
  const moved = done.participants.some(({ outcome }) => outcome === 'moved')
  await tx.insert(cancelledSession).values({
    ...{ family, id, reason, cancelledAt: new Date(now), cancelledBy: operator.name },
    cancelledById: operator.learnerId,
    movedToId: moved ? (moveTo ?? null) : null,
    refundBatchId: done.refundBatchId,
  })
  await writeAudit(tx, {
    ...{ actor: operator.name, now, act: 'cancel', subject: `${family} ${id}` },
    detail: { reason, ...(moveTo !== undefined && { moveTo }), ...auditOf(done) },
  })
  return done
}

/** The numbers of the enrolments by what became of them, and of the refunds that were prepared. */
const auditOf = ({ participants, refundBatchId }: AppliedCancellation): Record<string, unknown> => {
  const byOutcome = Map.groupBy(participants, ({ outcome }) => outcome)
  const enrolments = [...byOutcome].map(([outcome, all]) => [
    outcome,
    all.map(({ seat }) => seat.enrolmentId),
  ])
  return { ...Object.fromEntries(enrolments), ...(refundBatchId !== null && { refund: refundBatchId }) }
}
