import type { Refusal } from '../refusal.ts'
import { endOfValidity, isRenewable } from './validity.ts'

/** The facts about a certificate that decide whether it may be renewed. */
export interface RenewableCertificate {
  /** The instant at which the certificate ends, in milliseconds since 1970. */
  end: number
  /** Whether another certificate has replaced it. */
  renewed: boolean
  /** Whether an application for a renewal has not been decided yet. */
  pending: boolean
}

/**
 * Returns the refusal to renew a certificate now, or null. `certificateObtained`: the certificate is renewed
 * already. `applicationPending`: a renewal waits for its decision. `certificateStillValid`: it is earlier than 90
 * days before the end of the validity. `enrolmentExpired`: it is later than 90 days after that end. Decision:
 * docs/decisions/releases-and-renewals.md.
 */
export function checkRenewal({ end, renewed, pending }: RenewableCertificate, now: number): Refusal | null {
  if (renewed) return 'certificateObtained'
  if (pending) return 'applicationPending'
  if (isRenewable(end, now)) return null
  return now < end ? 'certificateStillValid' : 'enrolmentExpired'
}

/** A renewal: the end of the renewed certificate, the time of the application and the time of its approval, in milliseconds. */
export interface Renewal {
  end: number
  appliedAt: number
  approvedAt: number
}

/**
 * Returns the end of the certificate that renews another one, in milliseconds: two years after the old end if the
 * learner applied before that end, else two years after the approval. Decision:
 * docs/decisions/certificate-validity.md.
 */
export const renewedCertificateEnd = ({ end, appliedAt, approvedAt }: Renewal): number =>
  endOfValidity(appliedAt < end ? end : approvedAt)

/** A version that the sites of a country offer, and the slug of its certification type. */
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
