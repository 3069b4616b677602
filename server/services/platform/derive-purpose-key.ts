import { createHmac, hkdfSync } from 'node:crypto'

/**
 * The cached key of each purpose. Every purpose of signing or encryption has a separate key, derived from a secret
 * in the environment variable SECRET_KEYS.
 */
const derivedKeys = new Map<string, Buffer>()

/** Returns the key of 256 bits for a purpose: HKDF-SHA-256 of the secret. RFC 5869. */
export function derivePurposeKey(secret: string, purpose: string): Buffer {
  const cacheKey = `${purpose}\n${secret}`
  const key = derivedKeys.get(cacheKey) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  derivedKeys.set(cacheKey, key)
  return key
}

/** Returns the HMAC-SHA-256 of a text under the key of a purpose, in base64url. */
export const signWithPurposeKey = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', derivePurposeKey(secret, purpose)).update(text).digest('base64url')
