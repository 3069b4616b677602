import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { usedProof } from '#server/db/schema/used-proof.ts'
import { solvedChallenge } from '#src/contract/protocol/proof.ts'
import type { ProtectedForm } from '#src/domain/proof.ts'
import { createProofKeys } from './create-proof-challenge.ts'

/** A proof of work as the browser sends it: a solved task. */
export interface SentProof {
  codeId: string
  validateCode: string
}

type SolvedChallenge = z.infer<typeof solvedChallenge>

function readProof(text: string): SolvedChallenge | undefined {
  try {
    return z.safeParse(solvedChallenge, JSON.parse(Buffer.from(text, 'base64').toString())).data
  } catch {
    return undefined
  }
}

async function isGenuine(
  { challenge, solution }: SolvedChallenge,
  keys: readonly string[],
): Promise<boolean> {
  for (const key of keys) {
    const { verified } = await verifySolution({ challenge, solution, deriveKey, ...createProofKeys(key) })
    if (verified) return true
  }
  return false
}

/**
 * Consumes a proof of work for a form. Returns true once; returns false for a proof that is forged, expired, already
 * used or made for another form. Call it in the transaction of the action, so that a failed action does not use up
 * the proof.
 */
export async function consumeProof(
  db: Db,
  keys: readonly string[],
  form: ProtectedForm,
  { codeId, validateCode }: SentProof,
  now: number,
): Promise<boolean> {
  const solved = readProof(validateCode)
  if (!solved) return false
  const { data } = solved.challenge.parameters
  if (data.form !== form || data.id !== codeId || data.until <= now) return false
  if (!(await isGenuine(solved, keys))) return false
  const spent = await db
    .insert(usedProof)
    .values({ id: data.id, expiresAt: new Date(data.until) })
    .onConflictDoNothing()
    .returning({ id: usedProof.id })
  return spent.length === 1
}

/** Deletes the used proofs of work that have expired. */
export async function purgeProofs(db: Db, now: number): Promise<void> {
  await db.delete(usedProof).where(lte(usedProof.expiresAt, new Date(now)))
}
