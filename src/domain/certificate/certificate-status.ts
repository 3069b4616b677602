import * as z from 'zod/mini'
import { asking, type Moves } from '../state/state.ts'

/** Specification 1, section 4: certificate labels. `none` until the learner applies. */
export const certificateStatus = z.enum([
  'none',
  'underReview',
  'valid',
  'aboutToExpire',
  'expired',
  'rejected',
])
export type CertificateStatus = z.infer<typeof certificateStatus>

/** A renewal makes it `valid` again; until it is decided the certificate stays what it is. */
export const certificateMoves = {
  none: ['underReview'],
  underReview: ['valid', 'rejected'],
  valid: ['aboutToExpire'],
  aboutToExpire: ['valid', 'expired'],
  expired: ['valid'],
  rejected: ['underReview'],
} as const satisfies Moves<CertificateStatus>

export const mayMoveCertificate = asking<CertificateStatus>(certificateMoves)
