import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/** The states of an invitation letter. A letter can be used once. Specification 1, section 5. */
export const invitationState = z.enum(['fresh', 'used', 'expired', 'withdrawn'])
export type InvitationState = z.infer<typeof invitationState>

export const invitationTransitions = {
  fresh: ['used', 'expired', 'withdrawn'],
  used: [],
  expired: [],
  withdrawn: [],
} as const satisfies StateTransitions<InvitationState>

export const canChangeInvitationState = createTransitionCheck<InvitationState>(invitationTransitions)
