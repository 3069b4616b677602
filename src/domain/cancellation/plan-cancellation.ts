import type { CancellationOutcome } from './cancellation.ts'

/** The fields of a participant of a canceled session that decide the participant's outcome. */
export interface PlannedParticipant {
  isWaiting: boolean
  /** Whether the seat is reserved but not paid. */
  isUnpaid: boolean
  /**
   * Whether the seat can be moved to the other date: it is unused, and the participant is not enrolled on that date.
   */
  isMovable: boolean
  /** The amount that the participant has paid and has not been refunded, in minor units. */
  owed: number
}

/**
 * Returns the outcome for each participant, in the same order. A participant gets a seat on the other date while that
 * date has free seats, else a refund of the paid amount. `freeSeats` is the number of free seats on the other date; 0
 * if there is no other date.
 */
export function planCancellation(
  participants: readonly PlannedParticipant[],
  freeSeats: number,
): CancellationOutcome[] {
  let left = freeSeats
  return participants.map(({ isWaiting, isUnpaid, isMovable, owed }) => {
    if (isWaiting) return 'waiting'
    if (isUnpaid) return 'unpaid'
    if (isMovable && left > 0) {
      left -= 1
      return 'moved'
    }
    return owed > 0 ? 'refunded' : 'released'
  })
}
