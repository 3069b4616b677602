import { decodeBase64Url } from './base64url.ts'
import type { VerifierEnvironment } from './verifier-environment.ts'

/**
 * Verifies a signature with the browser's cryptography or, if the browser doesn't support the curve, with a library
 * that is then loaded. Throws without a secure origin (https or localhost), because browsers offer cryptography
 * only there.
 */
export const verifySignature: VerifierEnvironment['verify'] = async ({ x }, signed, signature) => {
  const bytes = decodeBase64Url(x)
  if (!bytes) return false
  let key: CryptoKey
  try {
    key = await crypto.subtle.importKey('raw', bytes, 'Ed25519', false, ['verify'])
  } catch {
    const { verifyAsync } = await import('@noble/ed25519')
    return verifyAsync(signature, signed, bytes, { zip215: false })
  }
  return crypto.subtle.verify('Ed25519', key, signature, signed)
}
