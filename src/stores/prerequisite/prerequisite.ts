import { atom } from 'nanostores'
import type { Failure } from '../../api/result.ts'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { missingPrerequisites } from '../../contract/refusal-context.ts'
import type { Prerequisite } from '../../domain/certification/certification.ts'
import { environment } from '../../environment/environment.ts'

/**
 * The prerequisites that the learner lacks: the dialog is open while there are any. Specification 2, section
 * 8: 10026.
 */
export const $missingPrerequisites = atom<readonly Prerequisite[]>([])

/** What has to be done first with the missing prerequisites, as the refusal names it; null where they are only to be held. */
export const $missingReason = atom<string | null>(null)

/** Shows the missing prerequisites if they were the reason of a failure, and tells whether they were. */
export function showMissing(failure: Failure): boolean {
  if (failure.kind !== 'refused' || failure.code !== codeByReason.prerequisiteMissing) return false
  const { reason } = failure.context
  $missingReason.set(typeof reason === 'string' ? reason : null)
  $missingPrerequisites.set(missingPrerequisites(failure.context))
  return true
}

/**
 * Shows which prerequisites a learner lacks before they go to pay for a certification, and tells whether any
 * is missing. The server decides again when the order is placed; while it can't be asked, nobody is stopped
 * here.
 */
export async function missesAny(prerequisites: readonly Prerequisite[]): Promise<boolean> {
  if (prerequisites.length === 0) return false
  const answer = await environment().api.call(getMyCertificates, {})
  if (!answer.ok) return false
  const inForce = answer.value.filter(({ status }) => status === 'valid' || status === 'aboutToExpire')
  const held = new Set(inForce.map(({ certificationId }) => certificationId))
  const missing = prerequisites.filter(({ id }) => !held.has(id))
  $missingPrerequisites.set(missing)
  return missing.length > 0
}
