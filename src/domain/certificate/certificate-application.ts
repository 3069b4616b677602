import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/** An application for a certificate or its renewal. Specification 1, section 4: certification flow. */
export const certificateApplication = z.enum(['underReview', 'approved', 'rejected'])
export type CertificateApplication = z.infer<typeof certificateApplication>

/**
 * The number of business days within which an application is decided, as the portal's texts promise. Specification
 * 1, section 9.
 */
export const decisionDays = 3

/** The states that an application may go to from each state. It is decided once; after a rejection the learner submits another one. */
export const certificateApplicationTransitions = {
  underReview: ['approved', 'rejected'],
  approved: [],
  rejected: [],
} as const satisfies StateTransitions<CertificateApplication>

export const canChangeApplicationStatus = createTransitionCheck<CertificateApplication>(
  certificateApplicationTransitions,
)
