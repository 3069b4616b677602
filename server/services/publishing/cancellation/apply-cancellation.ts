import type { Db } from '#server/db/client.ts'
import { cancelledSession } from '#server/db/schema/cancelled-session.ts'
import { prepareRefunds } from '#server/services/money/refund/prepare-refunds.ts'
import { writeAuditEntry } from '#server/services/platform/audit/write-audit.ts'
import { isRefused, type RefusedResult } from '#src/domain/refusal.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import { cancellationStepsByFamily } from './cancellation-steps-by-family.ts'
import { lockSession } from './lock-session.ts'
import { moveOrRefundParticipants, type ParticipantsResult } from './move-or-refund-participants.ts'

export interface AppliedCancellation extends ParticipantsResult {
  refundBatchId: number | null
}

/**
 * Cancels a training session without notifying anybody. Refused for the same reasons as `lockSession` and
 * `prepareRefunds`, and as `forbidden` if the operator has a seat in the session. After a refusal the caller must
 * roll the transaction back, because some changes may already be made.
 */
export async function applyCancellation(
  tx: Db,
  input: CancelSessionInput,
): Promise<AppliedCancellation | RefusedResult> {
  const { family, id, reason, moveTo, operator, random, now } = input
  const kind = cancellationStepsByFamily[family]
  const locked = await lockSession(tx, kind, input)
  if (isRefused(locked)) return locked
  const participantsResult = await moveOrRefundParticipants(tx, kind, input, { kind: locked.orderKind, id })
  if (isRefused(participantsResult)) return participantsResult
  const refunds = participantsResult.participants.flatMap(({ outcome, refundableOrder: paid }) =>
    outcome === 'refunded' && paid ? [{ orderId: paid.id }] : [],
  )
  const refundInput = { refunds, reason: 'sessionCancelled' as const, note: reason, operator, random, now }
  const prepared = refunds.length > 0 ? await prepareRefunds(tx, refundInput) : null
  if (isRefused(prepared)) return prepared
  const applied = { ...participantsResult, refundBatchId: prepared?.id ?? null }
  const hasMoved = applied.participants.some(({ outcome }) => outcome === 'moved')
  await tx.insert(cancelledSession).values({
    ...{ family, id, reason, cancelledAt: new Date(now), cancelledBy: operator.name },
    cancelledById: operator.learnerId,
    movedToId: hasMoved ? (moveTo ?? null) : null,
    refundBatchId: applied.refundBatchId,
  })
  await writeAuditEntry(tx, {
    ...{ actor: operator.name, now, act: 'cancel', subject: `${family} ${id}` },
    detail: { reason, ...(moveTo !== undefined && { moveTo }), ...auditOf(applied) },
  })
  return applied
}

/** Returns the ids of the enrolments by outcome, and the id of the batch of prepared refunds, for the audit log. */
const auditOf = ({ participants, refundBatchId }: AppliedCancellation): Record<string, unknown> => {
  const byOutcome = Map.groupBy(participants, ({ outcome }) => outcome)
  const enrolments = [...byOutcome].map(([outcome, group]) => [
    outcome,
    group.map(({ seat }) => seat.enrolmentId),
  ])
  return { ...Object.fromEntries(enrolments), ...(refundBatchId !== null && { refund: refundBatchId }) }
}
