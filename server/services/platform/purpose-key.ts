import { createHmac, hkdfSync } from 'node:crypto'

/** Each purpose for which the server signs or seals something has a key of its own, derived from a secret of SECRET_KEYS. */
const derived = new Map<string, Buffer>()

/** Returns the key of 256 bits for a purpose: HKDF-SHA-256 of the secret. RFC 5869. */
export function purposeKey(secret: string, purpose: string): Buffer {
  const name = `${purpose}\n${secret}`
  const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  derived.set(name, key)
  return key
}

/** Returns the HMAC-SHA-256 of a text under the key of a purpose, in base64url. */
export const signWithPurposeKey = (secret: string, purpose: string, text: string): string =>
  createHmac('sha256', purposeKey(secret, purpose)).update(text).digest('base64url')
