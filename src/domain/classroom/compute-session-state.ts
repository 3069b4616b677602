import type { SessionState } from './classroom-session.ts'

/**
 * Returns the state of a published session at an instant in milliseconds. The state depends on the session's times,
 * its free seats and whether it is canceled.
 */
export function computeSessionState(
  session: { startsAt: string; endsAt: string; seatsLeft: number; isCancelled: boolean },
  now: number,
): Extract<SessionState, 'open' | 'full' | 'running' | 'finished' | 'cancelled'> {
  if (session.isCancelled) return 'cancelled'
  if (now >= Date.parse(session.endsAt)) return 'finished'
  if (now >= Date.parse(session.startsAt)) return 'running'
  return session.seatsLeft > 0 ? 'open' : 'full'
}
