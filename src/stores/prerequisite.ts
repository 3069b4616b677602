import { atom } from 'nanostores'
import type { Failure } from '../api/result.ts'
import { getMyCertificates } from '../contract/certificate.ts'
import { codeOf } from '../contract/codes.ts'
import { missingPrerequisites } from '../contract/missing-prerequisites.ts'
import type { Prerequisite } from '../domain/certification/certification.ts'
import { environment } from '../environment/environment.ts'

/** What must be held first: the dialog shows while there is any. Specification 2, section 8: 10026. */
export const $missing = atom<readonly Prerequisite[]>([])

/** Shows what is missing where that was the reason, and tells whether it was. */
export function showMissing(failure: Failure): boolean {
  if (failure.kind !== 'refused' || failure.code !== codeOf.prerequisiteMissing) return false
  $missing.set(missingPrerequisites(failure.context))
  return true
}

/**
 * Shows what is missing before somebody goes to pay for a certification, and tells whether anything is. The server
 * decides again when the order is placed; what could not be asked stops nobody here.
 */
export async function missesAny(prerequisites: readonly Prerequisite[]): Promise<boolean> {
  if (prerequisites.length === 0) return false
  const answer = await environment().api.call(getMyCertificates, {})
  if (!answer.ok) return false
  const inForce = answer.value.filter(({ status }) => status === 'valid' || status === 'aboutToExpire')
  const held = new Set(inForce.map(({ certificationId }) => certificationId))
  const missing = prerequisites.filter(({ id }) => !held.has(id))
  $missing.set(missing)
  return missing.length > 0
}
