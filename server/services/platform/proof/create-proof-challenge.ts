import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createRandomName, type Random } from '#server/ports/random.ts'
import type { Challenge } from '#src/contract/protocol/proof.ts'
import { type ProtectedForm, proofOfWorkLifetime } from '#src/domain/proof.ts'
import { derivePurposeKey } from '../derive-purpose-key.ts'

/** A solution requires `leastGuesses` guesses, plus a random number of guesses below `steps`. */
const leastGuesses = 32
const steps = 64

/**
 * Returns the keys that sign tasks for a proof of work, and their solutions. They are derived from a server secret
 * and used for nothing else.
 */
export const createProofKeys = (secret: string) => ({
  hmacSignatureSecret: derivePurposeKey(secret, 'task of a proof').toString('base64url'),
  hmacKeySignatureSecret: derivePurposeKey(secret, 'solution of a proof').toString('base64url'),
})

export interface ChallengeOptions {
  random: Random
  secret: string
  /** The iterations of PBKDF2 for each guess of a proof of work. */
  iterations: number
  now: number
}

/**
 * Creates a task for a proof of work with a form. Nothing is stored: the form and the expiry are part of the signed
 * task.
 */
export async function createProofChallenge(
  { random, secret, iterations: cost, now }: ChallengeOptions,
  form: ProtectedForm,
): Promise<Challenge> {
  // 256 is a multiple of `steps`, so each number of guesses is equally likely.
  const counter = leastGuesses + ((random(1)[0] as number) % steps)
  const data = { id: createRandomName(random), form, until: now + proofOfWorkLifetime }
  const challenge = await createChallenge({
    ...{ algorithm: 'PBKDF2/SHA-256', cost, counter, deriveKey, data },
    ...createProofKeys(secret),
  })
  return challenge as Challenge
}
