import type { Refusal } from '../refusal/refusal.ts'

/** Why nobody checks in now, in milliseconds, or null: from the start to the end one does. Decisions: "Classrooms". */
export function checkInRefusal(
  session: { startsAt: string; endsAt: string },
  now: number,
): Extract<Refusal, 'tooEarlyToCheckIn' | 'enrolmentExpired'> | null {
  if (now < Date.parse(session.startsAt)) return 'tooEarlyToCheckIn'
  return now > Date.parse(session.endsAt) ? 'enrolmentExpired' : null
}
