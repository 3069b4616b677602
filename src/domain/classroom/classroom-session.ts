import * as z from 'zod/mini'
import type { Moves } from '../state.ts'

/** The states of a classroom as a session with a date; `closed` takes no more enrolments. */
export const sessionState = z.enum(['draft', 'open', 'full', 'closed', 'running', 'finished', 'cancelled'])
export type SessionState = z.infer<typeof sessionState>

/**
 * The states that a session may go to. A seat that becomes free opens a full one again, and so may its
 * organiser, until it begins. A documentation table: no state of a session is stored, `computeSessionState` computes it.
 */
export const sessionMoves = {
  draft: ['open'],
  open: ['full', 'closed', 'running', 'cancelled'],
  full: ['open', 'closed', 'running', 'cancelled'],
  closed: ['open', 'running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: [],
  cancelled: [],
} as const satisfies Moves<SessionState>
