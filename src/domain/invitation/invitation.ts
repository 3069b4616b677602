import * as z from 'zod/mini'
import { asking, type Moves } from '../state/state.ts'

/** An invitation letter: single use. Specification 1, section 5. */
export const invitationState = z.enum(['fresh', 'used', 'expired', 'withdrawn'])
export type InvitationState = z.infer<typeof invitationState>

export const invitationMoves = {
  fresh: ['used', 'expired', 'withdrawn'],
  used: [],
  expired: [],
  withdrawn: [],
} as const satisfies Moves<InvitationState>

export const mayMoveInvitation = asking<InvitationState>(invitationMoves)
