import { createPrivateKey } from 'node:crypto'
import type { JWK } from 'oidc-provider'
import { derivePurposeKey } from '#server/services/platform/derive-purpose-key.ts'

/** The PKCS #8 header that precedes the 32 bytes of an Ed25519 private key. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Derives a signing key from a secret: the same on every server and after every restart, and stored nowhere. */
export function deriveProviderKey(secret: string): JWK {
  const seed = derivePurposeKey(secret, 'identity signing key')
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Prefix, seed]), format: 'der', type: 'pkcs8' })
  return { ...key.export({ format: 'jwk' }), alg: 'EdDSA', use: 'sig' } as JWK
}

/** Derives the client secret with which the portal authenticates to its own provider. */
export const deriveClientSecret = (secret: string): string =>
  derivePurposeKey(secret, 'identity client secret').toString('base64url')

/** Derives the key that signs the provider's cookies. */
export const deriveCookieKey = (secret: string): string =>
  derivePurposeKey(secret, 'cookies of the identity provider').toString('base64url')
