/** A period between two instants, in UTC. */
export interface TimePeriod {
  startsAt: string
  endsAt: string
}

/** Whether two periods overlap. A period that begins when the other ends does not overlap. */
export const isOverlapping = (one: TimePeriod, other: TimePeriod): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)
