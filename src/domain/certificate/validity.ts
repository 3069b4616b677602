import type { CertificateStatus } from './certificate-status.ts'

const day = 24 * 60 * 60 * 1000
/** The number of years for which a certificate is valid. Specification 1, section 9. */
export const certificateYears = 2
/**
 * A certificate is about to expire when its validity ends within this number of days. A certificate may be renewed
 * from this number of days before the end of its validity to this number of days after the end.
 */
export const renewalDays = 90
const renewalMargin = renewalDays * day

/**
 * Returns the end of a certificate that begins at an instant: two years later in the UTC calendar, in milliseconds.
 * Specification 1, section 9.
 */
export function computeCertificateEnd(begin: number): number {
  const end = new Date(begin)
  const month = end.getUTCMonth()
  end.setUTCFullYear(end.getUTCFullYear() + certificateYears)
  // For 29 February, the end two years later is the last day of February.
  if (end.getUTCMonth() !== month) end.setUTCDate(0)
  return end.getTime()
}

/**
 * Returns the status at `now` of a certificate that ends at `end`; both are in milliseconds. Specification 1,
 * section 4.
 */
export function computeCertificateStatus(
  end: number,
  now: number,
): Extract<CertificateStatus, 'valid' | 'aboutToExpire' | 'expired'> {
  if (now >= end) return 'expired'
  return now >= end - renewalMargin ? 'aboutToExpire' : 'valid'
}

/** The fields of an issued certificate that decide its status. */
export interface HeldCertificate {
  validUntil: Date
  revokedAt: Date | null
  /** Whether another certificate has replaced this certificate. */
  renewed: boolean
}

/**
 * Returns the status of an issued certificate at an instant in milliseconds. A certificate that has been replaced by
 * another never becomes `aboutToExpire`: it stays `valid` until its end.
 */
export function computeEffectiveCertificateStatus(
  { validUntil, revokedAt, renewed }: HeldCertificate,
  now: number,
): Extract<CertificateStatus, 'valid' | 'aboutToExpire' | 'expired' | 'revoked'> {
  if (revokedAt) return 'revoked'
  const status = computeCertificateStatus(validUntil.getTime(), now)
  return renewed && status === 'aboutToExpire' ? 'valid' : status
}

/** Returns the first instant at which a certificate that ends at `end` may be renewed, in milliseconds. */
export const computeRenewalWindowStart = (end: number): number => end - renewalMargin

/** Whether a certificate that ends at `end` may be renewed now: from 90 days before its end to 90 days after. */
export const isRenewable = (end: number, now: number): boolean => Math.abs(now - end) <= renewalMargin
