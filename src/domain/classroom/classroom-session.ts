import * as z from 'zod/mini'
import { asking, type Moves } from '../state/state.ts'

/** What may be done with a classroom at the moment; `closed` takes no more enrolments. */
export const sessionState = z.enum(['draft', 'open', 'full', 'closed', 'running', 'finished', 'cancelled'])
export type SessionState = z.infer<typeof sessionState>

/** A seat that becomes free opens it again, and so may its organiser, until it begins. */
export const sessionMoves = {
  draft: ['open'],
  open: ['full', 'closed', 'running', 'cancelled'],
  full: ['open', 'closed', 'running', 'cancelled'],
  closed: ['open', 'running', 'cancelled'],
  running: ['finished', 'cancelled'],
  finished: [],
  cancelled: [],
} as const satisfies Moves<SessionState>

export const mayMoveSession = asking<SessionState>(sessionMoves)
