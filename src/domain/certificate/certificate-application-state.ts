import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The states of an application for a certificate or for its renewal. Specification 1, section 4: certification
 * flow.
 */
export const certificateApplicationState = z.enum(['underReview', 'approved', 'rejected'])
export type CertificateApplicationState = z.infer<typeof certificateApplicationState>

/**
 * The number of business days within which an application is decided, as the portal's texts promise. Specification
 * 1, section 9.
 */
export const applicationDecisionDays = 3

/**
 * The states to which an application may go from each state. An application is decided once; after a rejection the
 * learner submits another application.
 */
export const certificateApplicationTransitions = {
  underReview: ['approved', 'rejected'],
  approved: [],
  rejected: [],
} as const satisfies StateTransitions<CertificateApplicationState>

export const canChangeApplicationState = createTransitionCheck<CertificateApplicationState>(
  certificateApplicationTransitions,
)
