import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { readMissingPrerequisites } from '../../contract/refusal-context.ts'
import type { Prerequisite } from '../../domain/certification/certification.ts'
import { environment } from '../../environment/environment.ts'

/**
 * The prerequisites that the learner does not meet. The dialog is open while the list is not empty. Specification
 * 2, section 8: 10026.
 */
export const $missingPrerequisites = atom<readonly Prerequisite[]>([])

/**
 * The step that is required before the missing prerequisites, as the server's refusal names it; null if only the
 * prerequisites are missing.
 */
export const $missingReason = atom<string | null>(null)

/** Shows the missing prerequisites that a failure names. Returns whether the failure was caused by them. */
export function openIfPrerequisiteMissing(failure: Failure): boolean {
  if (failure.kind !== 'refused' || failure.code !== codeByReason.prerequisiteMissing) return false
  const { reason } = failure.context
  $missingReason.set(typeof reason === 'string' ? reason : null)
  $missingPrerequisites.set(readMissingPrerequisites(failure.context))
  return true
}

/**
 * Shows the prerequisites that a learner does not meet, before a certification is paid for. Returns whether any is
 * missing. Returns false if the server is unreachable, because placing the order checks them again.
 */
export async function isPrerequisiteMissing(prerequisites: readonly Prerequisite[]): Promise<boolean> {
  if (prerequisites.length === 0) return false
  const result = await environment().api.call(getMyCertificates, {})
  if (!result.ok) return false
  const inForce = result.value.filter(({ status }) => status === 'valid' || status === 'aboutToExpire')
  const heldIds = new Set(inForce.map(({ certificationId }) => certificationId))
  const missing = prerequisites.filter(({ id }) => !heldIds.has(id))
  $missingPrerequisites.set(missing)
  return missing.length > 0
}
