import type { CertificateStatus } from './certificate-status.ts'

const day = 24 * 60 * 60 * 1000
/** How many years a certificate is valid. Specification 1, section 9. */
export const yearsValid = 2
/**
 * How many days before its end a certificate is about to expire, and how many before and after its end it may be
 * renewed.
 */
export const renewalDays = 90
const around = renewalDays * day

/** The instant at which a certificate ends: two years after its approval, by the UTC calendar. Specification 1, section 9. */
export function endOfValidity(approvedAt: number): number {
  const end = new Date(approvedAt)
  const month = end.getUTCMonth()
  end.setUTCFullYear(end.getUTCFullYear() + yearsValid)
  // Two years after 29 February is the last day of that February.
  if (end.getUTCMonth() !== month) end.setUTCDate(0)
  return end.getTime()
}

/** The status of an approved certificate at an instant, in milliseconds. Specification 1, section 4. */
export function certificateStatusAt(
  approvedAt: number,
  now: number,
): Extract<CertificateStatus, 'valid' | 'aboutToExpire' | 'expired'> {
  const end = endOfValidity(approvedAt)
  if (now >= end) return 'expired'
  return now >= end - around ? 'aboutToExpire' : 'valid'
}

/** Returns the status of an issued certificate at an instant: revoked, or what its validity says. */
export const effectiveCertificateStatus = (
  held: { issuedAt: Date; revokedAt: Date | null },
  now: number,
): Extract<CertificateStatus, 'valid' | 'aboutToExpire' | 'expired' | 'revoked'> =>
  held.revokedAt ? 'revoked' : certificateStatusAt(held.issuedAt.getTime(), now)

/** The first instant at which a certificate may be renewed, in milliseconds. */
export const renewableFrom = (approvedAt: number): number => endOfValidity(approvedAt) - around

/** Whether a certificate may be renewed now: from 90 days before the end of its validity to 90 days after. */
export const isRenewable = (approvedAt: number, now: number): boolean =>
  Math.abs(now - endOfValidity(approvedAt)) <= around
