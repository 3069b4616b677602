import type { CancellationOutcome } from './cancellation.ts'

/** A participant of a session that is canceled, as far as the plan depends on it. */
export interface PlannedParticipant {
  /** Whether the participant waits for a seat. */
  isWaiting: boolean
  /** Whether the seat is held until it is paid. */
  isUnpaid: boolean
  /** Whether the seat can be moved to the other date: nobody has used it, and the participant has no place there. */
  isMovable: boolean
  /** The amount that the participant has paid and not got back, in minor units. */
  owed: number
}

/**
 * Returns what becomes of each participant, in their order: a place on the other date while there is room, else a refund of what was paid.
 * `room` is the number of free places of the other date; 0 without one.
 */
export function planCancellation(
  participants: readonly PlannedParticipant[],
  room: number,
): CancellationOutcome[] {
  let left = room
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
