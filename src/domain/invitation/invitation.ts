import * as z from 'zod/mini'
import { allowsStep, type StateMoves } from '../state.ts'

/** The states of an invitation letter, which can be used once. Specification 1, section 5. */
export const invitationState = z.enum(['fresh', 'used', 'expired', 'withdrawn'])
export type InvitationState = z.infer<typeof invitationState>

export const invitationMoves = {
  fresh: ['used', 'expired', 'withdrawn'],
  used: [],
  expired: [],
  withdrawn: [],
} as const satisfies StateMoves<InvitationState>

export const canChangeInvitationState = allowsStep<InvitationState>(invitationMoves)
