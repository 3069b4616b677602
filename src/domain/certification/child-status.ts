import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/** The state of a registration in a certification. Specification 1, section 4: childStatus. */
export const childStatus = z.enum(['underReview', 'registrationFailed', 'registrationApproved', 'closed'])
export type ChildStatus = z.infer<typeof childStatus>

/**
 * The states that a registration may go to from each state. After a failure the learner may register again. A
 * closed registration stays closed, and the learner needs a new registration.
 */
export const childStatusTransitions = {
  underReview: ['registrationFailed', 'registrationApproved', 'closed'],
  registrationFailed: ['underReview', 'closed'],
  registrationApproved: ['closed'],
  closed: [],
} as const satisfies StateTransitions<ChildStatus>

export const canChangeChildStatus = createTransitionCheck<ChildStatus>(childStatusTransitions)
