import { atom } from 'nanostores'
import { getChallenge } from '../../contract/protocol/proof.ts'
import { type ProtectedForm, proofOfWorkLifetime } from '../../domain/proof.ts'
import { environment } from '../../environment/environment.ts'
import { type FormFailure, formFailureOf } from './form.ts'
import { solveChallenge } from './solve.ts'

/** The fields of a proof of work in the request of a form. */
export interface CaptchaFields {
  codeId: string
  validateCode: string
}

/**
 * The proof of work for the page's form, computed while the form is filled in. `since` is the instant at which its
 * challenge was issued.
 */
export type ProofOfWork =
  | { state: 'working' }
  | { state: 'failed'; failure: FormFailure }
  | { state: 'ready'; since: number; sent: CaptchaFields }

export const $proofOfWork = atom<ProofOfWork>({ state: 'working' })

let latest: Promise<void> = Promise.resolve()

async function computeProof(form: ProtectedForm): Promise<ProofOfWork> {
  const since = environment().now()
  const result = await environment().api.call(getChallenge, { form })
  if (!result.ok) return { state: 'failed', failure: formFailureOf(result.failure) }
  const { codeId, challenge } = result.value
  const validateCode = await solveChallenge(challenge).catch(() => undefined)
  if (!validateCode) return { state: 'failed', failure: { kind: 'unproven' } }
  return { state: 'ready', since, sent: { codeId, validateCode } }
}

/** Computes a new proof for a form, because each proof can be used only once. */
export function computeNewProof(form: ProtectedForm): Promise<void> {
  $proofOfWork.set({ state: 'working' })
  const computing = computeProof(form).then((proof) => {
    if (latest === computing) $proofOfWork.set(proof)
  })
  latest = computing
  return computing
}

/** The milliseconds for which a proof must still be valid when it is sent. */
const margin = 60 * 1000

/**
 * Returns the proof to send, as soon as it is computed. If the computation failed or the proof is too old, computes
 * another; if that fails too, returns the failure.
 */
export async function getProof(
  form: ProtectedForm,
): Promise<{ sent: CaptchaFields } | { failure: FormFailure }> {
  await latest
  const proof = $proofOfWork.get()
  if (proof.state === 'ready' && environment().now() < proof.since + proofOfWorkLifetime - margin)
    return proof
  await computeNewProof(form)
  const retried = $proofOfWork.get()
  return retried.state === 'working' ? { failure: { kind: 'unproven' } } : retried
}
