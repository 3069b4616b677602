import type { Db } from '#server/db/client.ts'
import type { CancellationOutcome } from '#src/domain/cancellation/cancellation.ts'
import { planCancellation } from '#src/domain/cancellation/plan-cancellation.ts'
import { checkNotOwnCase } from '#src/domain/operator.ts'
import type { OrderTarget } from '#src/domain/order/order-target.ts'
import type { RefusedResult } from '#src/domain/refusal.ts'
import type { CancelSessionInput } from './cancel-session-input.ts'
import type { CancellationSteps, LockedSeat } from './cancellation-steps.ts'
import { cancelUnpaidOrders, findPaidOrders, type PaidOrder } from './find-paid-orders.ts'

/** A participant, and the effects of the cancellation on this participant. */
export interface ParticipantOutcome {
  seat: LockedSeat
  outcome: CancellationOutcome
  /** The paid order of the seat; null if there is none, or if it is already fully refunded. */
  refundableOrder: PaidOrder | null
  /** The unpaid order that was canceled; null if there is none. */
  unpaidOrder: Pick<PaidOrder, 'id' | 'seqNo'> | null
}

export interface ParticipantsResult {
  participants: ParticipantOutcome[]
}

/**
 * Moves the participants of a locked training session to the other date, or ends their enrolments. Refused as
 * `forbidden` if the operator is a participant.
 */
export async function moveOrRefundParticipants(
  tx: Db,
  kind: CancellationSteps,
  { id, moveTo, operator, now }: CancelSessionInput,
  target: OrderTarget,
): Promise<ParticipantsResult | RefusedResult> {
  const seats = await kind.listParticipants(tx, id)
  for (const { learnerId } of seats) {
    const ownRefusal = checkNotOwnCase(operator, learnerId)
    if (ownRefusal) return ownRefusal
  }
  const paid = await findPaidOrders(tx, target)
  const alreadyPlaced = moveTo === undefined ? new Set<number>() : await kind.listSeatedLearnerIds(tx, moveTo)
  const plan = planCancellation(
    seats.map((seat) => ({
      ...seat,
      isMovable: seat.isMovable && !alreadyPlaced.has(seat.learnerId),
      owed: paid.get(seat.learnerId)?.left ?? 0,
    })),
    moveTo === undefined ? 0 : await kind.fillAndCountFreeSeats(tx, moveTo, now),
  )
  const unpaid = await cancelUnpaidOrders(tx, target, now)
  const participants = seats.map((seat, index) => ({
    seat,
    outcome: plan[index] as CancellationOutcome,
    refundableOrder: paid.get(seat.learnerId) ?? null,
    unpaidOrder: unpaid.get(seat.learnerId) ?? null,
  }))
  const moved = participants.filter(({ outcome }) => outcome === 'moved').map(({ seat }) => seat)
  if (moveTo !== undefined) {
    await kind.deleteEndedEnrolments(
      tx,
      moveTo,
      moved.map(({ learnerId }) => learnerId),
    )
    for (const seat of moved) await kind.move(tx, seat, { to: moveTo, now })
  }
  for (const { seat, outcome } of participants) if (outcome !== 'moved') await kind.cancelSeat(tx, seat, now)
  return { participants }
}
