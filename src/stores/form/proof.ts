import { atom } from 'nanostores'
import { getChallenge } from '../../contract/protocol/proof.ts'
import { type ProvenForm, proofLife } from '../../domain/proof.ts'
import { environment } from '../../environment/environment.ts'
import { type FormTrouble, troubleOf } from './form.ts'
import { solve } from './solve.ts'

/** The fields of a proof, as forms send them. */
export interface CaptchaFields {
  codeId: string
  validateCode: string
}

/** The proof of the page's form: it is worked out while the form is filled in. `since` is the instant at which its task was set. */
export type Proof =
  | { state: 'working' }
  | { state: 'failed'; trouble: FormTrouble }
  | { state: 'ready'; since: number; sent: CaptchaFields }

export const $proof = atom<Proof>({ state: 'working' })

let latest: Promise<void> = Promise.resolve()

async function work(form: ProvenForm): Promise<Proof> {
  const since = environment().now()
  const answer = await environment().api.call(getChallenge, { form })
  if (!answer.ok) return { state: 'failed', trouble: troubleOf(answer.failure) }
  const { codeId, challenge } = answer.value
  const validateCode = await solve(challenge).catch(() => undefined)
  if (!validateCode) return { state: 'failed', trouble: { why: 'unproven' } }
  return { state: 'ready', since, sent: { codeId, validateCode } }
}

/** Works out another proof for a form. Each can be sent once. */
export function newProof(form: ProvenForm): Promise<void> {
  $proof.set({ state: 'working' })
  const mine = work(form).then((proof) => {
    if (latest === mine) $proof.set(proof)
  })
  latest = mine
  return mine
}

/** A proof that ends sooner than this is not sent any more, in milliseconds. */
const margin = 60 * 1000

/** Answers the proof to send, when it is there; one that failed or is too old is worked out anew. Why not, where that can't be done. */
export async function awaitProof(
  form: ProvenForm,
): Promise<{ sent: CaptchaFields } | { trouble: FormTrouble }> {
  await latest
  const proof = $proof.get()
  if (proof.state === 'ready' && environment().now() < proof.since + proofLife - margin) return proof
  await newProof(form)
  const anew = $proof.get()
  return anew.state === 'working' ? { trouble: { why: 'unproven' } } : anew
}
