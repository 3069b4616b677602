import { atom } from 'nanostores'
import { getChallenge } from '../../contract/protocol/proof.ts'
import { type ProvenForm, proofOfWorkLifetime } from '../../domain/proof.ts'
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
export type Proof =
  | { state: 'working' }
  | { state: 'failed'; failure: FormFailure }
  | { state: 'ready'; since: number; sent: CaptchaFields }

export const $proof = atom<Proof>({ state: 'working' })

let latest: Promise<void> = Promise.resolve()

async function computeProof(form: ProvenForm): Promise<Proof> {
  const since = environment().now()
  const answer = await environment().api.call(getChallenge, { form })
  if (!answer.ok) return { state: 'failed', failure: formFailureOf(answer.failure) }
  const { codeId, challenge } = answer.value
  const validateCode = await solveChallenge(challenge).catch(() => undefined)
  if (!validateCode) return { state: 'failed', failure: { kind: 'unproven' } }
  return { state: 'ready', since, sent: { codeId, validateCode } }
}

/** Computes a new proof for a form, because each proof can be used only once. */
export function newProof(form: ProvenForm): Promise<void> {
  $proof.set({ state: 'working' })
  const computing = computeProof(form).then((proof) => {
    if (latest === computing) $proof.set(proof)
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
  form: ProvenForm,
): Promise<{ sent: CaptchaFields } | { failure: FormFailure }> {
  await latest
  const proof = $proof.get()
  if (proof.state === 'ready' && environment().now() < proof.since + proofOfWorkLifetime - margin)
    return proof
  await newProof(form)
  const retried = $proof.get()
  return retried.state === 'working' ? { failure: { kind: 'unproven' } } : retried
}
