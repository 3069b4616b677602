import type { Refusal } from '../refusal.ts'

/**
 * How long before the start a seat may be given back at the latest, in milliseconds: 24 hours. Specification
 * 1, section 4.
 */
export const noticePeriod = 24 * 60 * 60 * 1000

/** Whether a seat that becomes free now can still go to somebody else; `now` in milliseconds. */
export const canFreeSeatBeTaken = (startsAt: string, now: number): boolean =>
  now <= Date.parse(startsAt) - noticePeriod

/**
 * The refusal to give a seat back now, or null. Exactly 24 hours before the start is in time. Specification
 * 1, section 4.
 */
export function cancelRefusal(startsAt: string, now: number): Refusal | null {
  if (now >= Date.parse(startsAt)) return 'enrolmentExpired'
  return canFreeSeatBeTaken(startsAt, now) ? null : 'tooLateToCancel'
}
