import * as z from 'zod/mini'
import type { StateTransitions } from '../state.ts'

/** The states of a classroom session. A `closed` session accepts no more enrolments. */
export const sessionState = z.enum(['draft', 'open', 'full', 'closed', 'running', 'finished', 'cancelled'])
export type SessionState = z.infer<typeof sessionState>

/**
 * The states to which a session may go from each state. A full session opens again when a seat becomes free, and a
 * closed one when its organiser opens it, but not after it has begun. This table only documents the rules: the state
 * is not stored, `computeSessionState` computes it.
 */
export const sessionTransitions = {
  draft: ['open'],
  open: ['full', 'closed', 'running', 'cancelled'],
  full: ['open', 'closed', 'running', 'cancelled'],
  closed: ['open', 'running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: [],
  cancelled: [],
} as const satisfies StateTransitions<SessionState>
