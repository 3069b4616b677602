import type { Refusal } from '../refusal.ts'
import { computeCertificateEnd, isRenewable } from './validity.ts'

/** The fields of a certificate that decide whether it may be renewed. */
export interface RenewableCertificate {
  /** The instant at which the certificate ends, in milliseconds since 1970. */
  end: number
  /** Whether another certificate has replaced this certificate. */
  renewed: boolean
  /** Whether an application for a renewal is waiting for its decision. */
  pending: boolean
}

/**
 * Returns the refusal to renew a certificate now, or null. Refusals: `certificateObtained` if the certificate is
 * already renewed; `applicationPending` if a renewal is waiting for its decision; `certificateStillValid` earlier
 * than 90 days before the end of the validity; `enrolmentExpired` later than 90 days after that end. Decision:
 * docs/decisions/releases-and-renewals.md.
 */
export function checkRenewal({ end, renewed, pending }: RenewableCertificate, now: number): Refusal | null {
  if (renewed) return 'certificateObtained'
  if (pending) return 'applicationPending'
  if (isRenewable(end, now)) return null
  return now < end ? 'certificateStillValid' : 'enrolmentExpired'
}

/**
 * The times that decide the validity of a renewed certificate, in milliseconds: the end of the old certificate, the
 * time of the application and the time of its approval.
 */
export interface RenewalTimes {
  end: number
  appliedAt: number
  approvedAt: number
}

/**
 * Returns the end of the new certificate that a renewal issues, in milliseconds: two years after the end of the old
 * certificate if the learner applied before that end, else two years after the approval. Decision:
 * docs/decisions/certificate-validity.md.
 */
export const computeRenewedCertificateEnd = ({ end, appliedAt, approvedAt }: RenewalTimes): number =>
  computeCertificateEnd(appliedAt < end ? end : approvedAt)

/** A version of a certification that the sites of a country offer, with the slug of its certification type. */
export interface OfferedVersion {
  id: number
  type: string
}

/**
 * Returns the refusal to renew a certificate with the version `requested` in a country, or null. `family` contains
 * the ids of the certificate's version and of the versions that replace it; `offered` are the versions that the
 * country offers. Specification 2, section 8: renewal.
 */
export function checkRenewalVersion(
  requested: OfferedVersion,
  family: readonly number[],
  offered: readonly OfferedVersion[],
): Refusal | null {
  if (!offered.some(({ type }) => type === requested.type)) return 'typeRemovedInCountry'
  const matches = family.includes(requested.id) && offered.some(({ id }) => id === requested.id)
  return matches ? null : 'noReleaseInCountry'
}
