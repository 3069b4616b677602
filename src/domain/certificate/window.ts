import { computeCertificateStatus, isRenewable } from './validity.ts'

/**
 * The windows that open by themselves for the holder of a certificate until they are acknowledged.
 * Specification 1, section 2: modals.
 */
export type CertificateWindow = 'congratulation' | 'reminder'

/** The facts about a certificate that decide which window is due. `end` in milliseconds since 1970. */
export interface AnnouncementFacts {
  /** The instant at which the certificate ends. */
  end: number
  congratulated: boolean
  reminded: boolean
  /** Whether a renewal was approved, or waits for its decision. */
  renewing: boolean
}

/**
 * The window of a certificate that is due, or null: the congratulation while the certificate is valid, the
 * reminder as long as it may be renewed.
 */
export function dueWindow(of: AnnouncementFacts, now: number): CertificateWindow | null {
  if (isRenewable(of.end, now)) return of.reminded || of.renewing ? null : 'reminder'
  const valid = computeCertificateStatus(of.end, now) === 'valid'
  return valid && !of.congratulated ? 'congratulation' : null
}
