import type { Refusal } from '../refusal.ts'

/**
 * The refusal to check in at an instant in milliseconds, or null: checking in is open from the start to the
 * end. Decision: docs/decisions/classroom-seats.md.
 */
export function checkInRefusal(
  session: { startsAt: string; endsAt: string },
  now: number,
): Extract<Refusal, 'tooEarlyToCheckIn' | 'enrolmentExpired'> | null {
  if (now < Date.parse(session.startsAt)) return 'tooEarlyToCheckIn'
  return now > Date.parse(session.endsAt) ? 'enrolmentExpired' : null
}
