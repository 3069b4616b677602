import type { Refusal } from '../refusal.ts'

/**
 * The shortest time before the start at which a learner may cancel, in milliseconds: 24 hours. Specification 1,
 * section 4.
 */
export const noticePeriod = 24 * 60 * 60 * 1000

/**
 * Whether a seat that becomes free at `now` (in milliseconds) can still go to another learner: until 24 hours before
 * the start.
 */
export const canFreeSeatBeTaken = (startsAt: string, now: number): boolean =>
  now <= Date.parse(startsAt) - noticePeriod

/**
 * Returns the refusal to cancel an enrolment at `now` (in milliseconds), or null: `enrolmentExpired` from the start,
 * `tooLateToCancel` in the 24 hours before it. Exactly 24 hours before the start is still early enough.
 * Specification 1, section 4.
 */
export function checkNoticePeriod(startsAt: string, now: number): Refusal | null {
  if (now >= Date.parse(startsAt)) return 'enrolmentExpired'
  return canFreeSeatBeTaken(startsAt, now) ? null : 'tooLateToCancel'
}
