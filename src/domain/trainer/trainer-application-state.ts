import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The states of an application to become a trainer. An application is decided within 7 business days. Specification
 * 1, section 9.
 */
export const trainerApplicationState = z.enum(['underReview', 'accepted', 'rejected', 'erased'])
export type TrainerApplicationState = z.infer<typeof trainerApplicationState>

/** The number of business days within which an application is decided. Specification 1, section 9. */
export const trainerDecisionDays = 7

/**
 * The states to which an application may go from each state. The data of a rejected person are erased within 3
 * business days.
 */
export const trainerApplicationTransitions = {
  underReview: ['accepted', 'rejected'],
  accepted: [],
  rejected: ['erased'],
  erased: [],
} as const satisfies StateTransitions<TrainerApplicationState>

export const canChangeTrainerApplicationState = createTransitionCheck<TrainerApplicationState>(
  trainerApplicationTransitions,
)
