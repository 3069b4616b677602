import { createLocalJWKSet, importJWK, type JWTPayload, jwtVerify, SignJWT } from 'jose'
import type { Db } from '#server/db/client.ts'
import { getSigningKey, listPublicKeys, type SigningKeyContext } from './signing-keys.ts'

const alg = 'EdDSA'

interface Token {
  type: string
  /**
   * The issuer, such as the tenant's origin. Without it, the token is shorter: it contains neither an issuer nor the
   * time of signing.
   */
  issuer?: string
  claims: object
  /** The URL of the key set, for verifiers that look up the key only by this URL. */
  keySetAt?: string
}

/** Returns claims as a signed token: a compact JWS with the given type. */
export async function signToken(
  ring: SigningKeyContext,
  { type, issuer, claims, keySetAt }: Token,
): Promise<string> {
  const { id, jwk } = await getSigningKey(ring)
  const token = new SignJWT(claims as JWTPayload).setProtectedHeader({
    alg,
    kid: keySetAt ? `${keySetAt}#${id}` : id,
    typ: type,
  })
  if (issuer) token.setIssuer(issuer).setIssuedAt(Math.floor(ring.now / 1000))
  return token.sign(await importJWK(jwk, alg))
}

/** Returns the claims of a token that the portal signed, and the id of the key; null for any other token. */
export async function verifyToken(
  db: Db,
  token: string,
  { type, issuers }: { type: string; issuers: string[] },
): Promise<{ claims: JWTPayload; keyId: string } | null> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(await getKeySet(db)), {
      algorithms: [alg],
      typ: type,
      issuer: issuers,
    })
    return { claims: payload, keyId: protectedHeader.kid ?? '' }
  } catch {
    return null
  }
}

/** Returns the public keys as a JWK set (RFC 7517), old keys included. */
export const getKeySet = async (db: Db) => ({
  keys: (await listPublicKeys(db)).map(({ id, publicKey }) => ({ ...publicKey, kid: id, alg, use: 'sig' })),
})
