import { bytesOf } from './base64url.ts'
import type { Checker } from './checker.ts'

/**
 * Verifies by the browser's own cryptography; where it doesn't know the curve, by a library that is fetched then. Throws without a safe
 * origin (https, or this machine), where browsers have neither.
 */
export const verifySignature: Checker['verify'] = async ({ x }, signed, signature) => {
  const bytes = bytesOf(x)
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
