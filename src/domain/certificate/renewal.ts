import type { Refusal } from '../refusal.ts'
import { endOfValidity, isRenewable } from './validity.ts'

/**
 * The facts about a certificate that decide whether it may be renewed. `end` in milliseconds since 1970.
 */
export interface RenewalFacts {
  /** The instant at which the certificate ends. */
  end: number
  /** Whether another certificate has taken its place. */
  renewed: boolean
  /** Whether a renewal waits for its decision. */
  pending: boolean
}

/**
 * The refusal to renew a certificate now, or null: `certificateStillValid` before the 90 days around the end
 * of its validity, `enrolmentExpired` after them. Decision: docs/decisions/releases-and-renewals.md.
 */
export function renewalRefusal({ end, renewed, pending }: RenewalFacts, now: number): Refusal | null {
  if (renewed) return 'certificateObtained'
  if (pending) return 'applicationPending'
  if (isRenewable(end, now)) return null
  return now < end ? 'certificateStillValid' : 'enrolmentExpired'
}

/** A renewal: the end of the certificate that is renewed, when the learner applied, and when it is approved, in milliseconds. */
export interface Renewal {
  end: number
  appliedAt: number
  approvedAt: number
}

/**
 * Returns the end of the certificate that renews another one: two years after the old end where the learner
 * applied before it, else two years after the approval. Decision: docs/decisions/certificate-validity.md.
 */
export const endOfRenewal = ({ end, appliedAt, approvedAt }: Renewal): number =>
  endOfValidity(appliedAt < end ? end : approvedAt)

/** A release that a country's sites offer, and the slug of its type. */
export interface OfferedRelease {
  id: number
  type: string
}

/**
 * The refusal to renew into a release in a country, or null. `family`: the release of the certificate and
 * those that replace it. Specification 2, section 8: renewal.
 */
export function countryRefusal(
  wanted: OfferedRelease,
  family: readonly number[],
  offered: readonly OfferedRelease[],
): Refusal | null {
  if (!offered.some(({ type }) => type === wanted.type)) return 'typeRemovedInCountry'
  const matches = family.includes(wanted.id) && offered.some(({ id }) => id === wanted.id)
  return matches ? null : 'noReleaseInCountry'
}
