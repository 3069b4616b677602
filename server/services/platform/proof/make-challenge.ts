import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Random, randomName } from '#server/ports/random.ts'
import type { Challenge } from '#src/contract/protocol/proof.ts'
import { type ProvenForm, proofLife } from '#src/domain/proof.ts'
import { purposeKey } from '../purpose-key.ts'

/** How many guesses a solution takes: from the least, as many more as there are steps, each as likely. */
const leastGuesses = 32
const steps = 64

/** The keys that sign tasks and their solutions, made of a secret of the server for nothing else. */
export const createProofKeys = (secret: string) => ({
  hmacSignatureSecret: purposeKey(secret, 'task of a proof').toString('base64url'),
  hmacKeySignatureSecret: purposeKey(secret, 'solution of a proof').toString('base64url'),
})

export interface ChallengeOptions {
  random: Random
  secret: string
  /** How many iterations of PBKDF2 each guess takes. */
  cost: number
  now: number
}

/** Creates a task for a form. Nothing is stored: what the task is for, and until when, is signed with it. */
export async function makeChallenge(
  { random, secret, cost, now }: ChallengeOptions,
  form: ProvenForm,
): Promise<Challenge> {
  // 256 bytes are a multiple of the steps: none is likelier.
  const counter = leastGuesses + ((random(1)[0] as number) % steps)
  const data = { id: randomName(random), form, until: now + proofLife }
  const made = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey, data },
    ...createProofKeys(secret),
  })
  return made as Challenge
}
