import type { Refusal } from '../refusal/refusal.ts'

/** A seat may be given back until 24 hours before the start, in milliseconds. Specification 1, section 4. */
export const noticePeriod = 24 * 60 * 60 * 1000

/** Whether a seat that becomes free now, in milliseconds, can still go to somebody else. */
export const isInTime = (startsAt: string, now: number): boolean => now <= Date.parse(startsAt) - noticePeriod

/** Why a seat can't be given back now, or null. Exactly 24 hours before is in time. Specification 1, section 4. */
export function cancelRefusal(startsAt: string, now: number): Refusal | null {
  if (now >= Date.parse(startsAt)) return 'enrolmentExpired'
  return isInTime(startsAt, now) ? null : 'tooLateToCancel'
}
