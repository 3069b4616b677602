import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { missingPrerequisites } from '../../contract/refusal-context.ts'
import type { Prerequisite } from '../../domain/certification/certification.ts'
import { environment } from '../../environment/environment.ts'

/**
 * The prerequisites that the learner is missing: the dialog is open while there are any. Specification 2, section 8:
 * 10026.
 */
export const $missingPrerequisites = atom<readonly Prerequisite[]>([])

/**
 * The step that the missing prerequisites require first, as the refusal names it; null if the learner only has to
 * hold them.
 */
export const $missingReason = atom<string | null>(null)

/** Shows the missing prerequisites of a failure; returns whether they were its reason. */
export function showMissing(failure: Failure): boolean {
  if (failure.kind !== 'refused' || failure.code !== codeByReason.prerequisiteMissing) return false
  const { reason } = failure.context
  $missingReason.set(typeof reason === 'string' ? reason : null)
  $missingPrerequisites.set(missingPrerequisites(failure.context))
  return true
}

/**
 * Shows the prerequisites that a learner is missing before they pay for a certification; returns whether any is
 * missing. Returns false while the server is unreachable: it decides again when the order is placed.
 */
export async function isPrerequisiteMissing(prerequisites: readonly Prerequisite[]): Promise<boolean> {
  if (prerequisites.length === 0) return false
  const answer = await environment().api.call(getMyCertificates, {})
  if (!answer.ok) return false
  const inForce = answer.value.filter(({ status }) => status === 'valid' || status === 'aboutToExpire')
  const heldIds = new Set(inForce.map(({ certificationId }) => certificationId))
  const missing = prerequisites.filter(({ id }) => !heldIds.has(id))
  $missingPrerequisites.set(missing)
  return missing.length > 0
}
