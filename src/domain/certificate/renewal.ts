import type { Refusal } from '../refusal/refusal.ts'
import { endOfValidity, isRenewable } from './validity.ts'

/** A certificate as the rules of its renewal see it. `issuedAt` in milliseconds since 1970. */
export interface Renewing {
  issuedAt: number
  /** Another certificate has taken its place. */
  renewed: boolean
  /** A renewal waits for its decision. */
  pending: boolean
}

/**
 * Why a certificate can't be renewed now, or null: `certificateStillValid` before the 90 days around the end of its
 * validity, `enrolmentExpired` after them. Decisions: "Learning and exams".
 */
export function renewalRefusal({ issuedAt, renewed, pending }: Renewing, now: number): Refusal | null {
  if (renewed) return 'certificateObtained'
  if (pending) return 'applicationPending'
  if (isRenewable(issuedAt, now)) return null
  return now < endOfValidity(issuedAt) ? 'certificateStillValid' : 'enrolmentExpired'
}

/** A release as a country offers it. */
export interface Offered {
  id: number
  type: string
}

/**
 * Why a release can't be renewed into in a country, or null. `family`: the release of the certificate and those that
 * replace it. Specification 2, section 8: renewal.
 */
export function countryRefusal(
  wanted: Offered,
  family: readonly number[],
  offered: readonly Offered[],
): Refusal | null {
  if (!offered.some(({ type }) => type === wanted.type)) return 'typeRemovedInCountry'
  const matches = family.includes(wanted.id) && offered.some(({ id }) => id === wanted.id)
  return matches ? null : 'noReleaseInCountry'
}
