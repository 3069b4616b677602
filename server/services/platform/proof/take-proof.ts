import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { spentProof } from '#server/db/schema/spent-proof.ts'
import { provenChallenge } from '#src/contract/protocol/proof.ts'
import type { ProvenForm } from '#src/domain/proof.ts'
import { createProofKeys } from './make-challenge.ts'

/** A proof as a form sends it. */
export interface SentProof {
  codeId: string
  validateCode: string
}

type Proven = z.infer<typeof provenChallenge>

function readProof(text: string): Proven | undefined {
  try {
    return z.safeParse(provenChallenge, JSON.parse(Buffer.from(text, 'base64').toString())).data
  } catch {
    return undefined
  }
}

async function isGenuine({ challenge, solution }: Proven, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...createProofKeys(key) })
    if (verified) return true
  }
  return false
}

/**
 * Takes a proof for a form: true once, and false for one that is forged, another form's, too old or spent. In the transaction of the
 * act that it is for, so that what fails has spent nothing.
 */
export async function takeProof(
  db: Db,
  keys: readonly string[],
  form: ProvenForm,
  { codeId, validateCode }: SentProof,
  now: number,
): Promise<boolean> {
  const proven = readProof(validateCode)
  if (!proven) return false
  const { data } = proven.challenge.parameters
  if (data.form !== form || data.id !== codeId || data.until <= now) return false
  if (!(await isGenuine(proven, keys))) return false
  const taken = await db
    .insert(spentProof)
    .values({ id: data.id, expiresAt: new Date(data.until) })
    .onConflictDoNothing()
    .returning({ id: spentProof.id })
  return taken.length === 1
}

/** Forgets the spent proofs that are too old to be used again. */
export async function purgeProofs(db: Db, now: number): Promise<void> {
  await db.delete(spentProof).where(lte(spentProof.expiresAt, new Date(now)))
}
