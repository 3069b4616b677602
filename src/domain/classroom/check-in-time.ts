import type { Refusal } from '../refusal.ts'

/**
 * Returns the refusal to check in at an instant in milliseconds, or null: check-in is open from the start to the end
 * of the session. Decision: docs/decisions/classroom-seats.md.
 */
export function checkCheckInTime(
  session: { startsAt: string; endsAt: string },
  now: number,
): Extract<Refusal, 'tooEarlyToCheckIn' | 'enrolmentExpired'> | null {
  if (now < Date.parse(session.startsAt)) return 'tooEarlyToCheckIn'
  return now > Date.parse(session.endsAt) ? 'enrolmentExpired' : null
}
