import { desc } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '#server/db/client.ts'
import { type PublicKey, signingKey } from '#server/db/schema/signing-key.ts'
import type { Random } from '#server/ports/random.ts'
import { decrypt, encrypt } from '../encryption.ts'

const purpose = 'signing key'

/** How long a key signs, in milliseconds: 90 days. The public key stays published permanently. */
const signsFor = 90 * 24 * 60 * 60 * 1000

/**
 * The database, the encryption keys, the random source and the time that are needed to read or create a signing key.
 */
export interface SigningKeyContext {
  db: Db
  keys: readonly [string, ...string[]]
  random: Random
  now: number
}

/** Returns all public keys, the newest first. */
export const listPublicKeys = (db: Db) =>
  db
    .select({ id: signingKey.id, publicKey: signingKey.publicKey })
    .from(signingKey)
    .orderBy(desc(signingKey.createdAt), desc(signingKey.id))

/**
 * Returns the newest signing key with its private half. Creates a key if the newest one is too old, or is encrypted
 * with a secret that was removed.
 */
export async function getSigningKey({
  db,
  keys,
  random,
  now,
}: SigningKeyContext): Promise<{ id: string; jwk: JWK }> {
  const [newest] = await db
    .select()
    .from(signingKey)
    .orderBy(desc(signingKey.createdAt), desc(signingKey.id))
    .limit(1)
  const d = newest && decrypt(keys, newest.sealedPrivateKey, { purpose, owner: newest.id })
  if (newest && d && now - newest.createdAt.getTime() < signsFor)
    return { id: newest.id, jwk: { ...newest.publicKey, d } }
  return createKey({ db, keys, random, now })
}

async function createKey({ db, keys, random, now }: SigningKeyContext): Promise<{ id: string; jwk: JWK }> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const jwk = await exportJWK(privateKey)
  const publicKey = { kty: 'OKP', crv: 'Ed25519', x: jwk.x as string } satisfies PublicKey
  const id = await calculateJwkThumbprint(publicKey)
  const sealedPrivateKey = encrypt(
    [...keys] as [string, ...string[]],
    jwk.d as string,
    { purpose, owner: id },
    random,
  )
  await db.insert(signingKey).values({ id, publicKey, sealedPrivateKey, createdAt: new Date(now) })
  return { id, jwk }
}
