/** A time from an instant to another, in UTC. */
export interface Span {
  startsAt: string
  endsAt: string
}

/** Whether two times have more in common than an end that is the other's beginning. */
export const overlap = (one: Span, other: Span): boolean =>
  Date.parse(one.startsAt) < Date.parse(other.endsAt) && Date.parse(other.startsAt) < Date.parse(one.endsAt)
