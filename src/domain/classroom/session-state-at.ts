import type { SessionState } from './classroom-session.ts'

/** The state of a published session at an instant, in milliseconds, by its times and its seats. */
export function sessionStateAt(
  session: { startsAt: string; endsAt: string; seatsLeft: number },
  now: number,
): Extract<SessionState, 'open' | 'full' | 'running' | 'finished'> {
  if (now >= Date.parse(session.endsAt)) return 'finished'
  if (now >= Date.parse(session.startsAt)) return 'running'
  return session.seatsLeft > 0 ? 'open' : 'full'
}
