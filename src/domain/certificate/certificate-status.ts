import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The status of a learner's certificate, for its label; `none` until the learner applies. Specification 1, section
 * 4: certificate labels.
 */
export const certificateStatus = z.enum([
  'none',
  'underReview',
  'valid',
  'aboutToExpire',
  'expired',
  'rejected',
  'revoked',
])
export type CertificateStatus = z.infer<typeof certificateStatus>

/**
 * The statuses to which a certificate may go from each status. A renewal makes it `valid` again; until the renewal
 * is decided, the status does not change. If a wrong revocation is reversed, the certificate gets the status that it
 * would otherwise have had.
 */
export const certificateTransitions = {
  none: ['underReview'],
  underReview: ['valid', 'rejected'],
  valid: ['aboutToExpire', 'revoked'],
  aboutToExpire: ['valid', 'expired', 'revoked'],
  expired: ['valid', 'revoked'],
  rejected: ['underReview'],
  revoked: ['valid', 'aboutToExpire', 'expired'],
} as const satisfies StateTransitions<CertificateStatus>

export const canChangeCertificateStatus = createTransitionCheck<CertificateStatus>(certificateTransitions)
