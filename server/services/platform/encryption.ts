import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Random } from '#server/ports/random.ts'
import { derivePurposeKey } from './derive-purpose-key.ts'

/** The purpose and the owner of an encrypted text. Decryption for another purpose or owner fails. */
export interface EncryptionPurpose {
  purpose: string
  owner: string
}

const tagLength = 16

/** Encrypts a text with AES-256-GCM and the first key. */
export function encrypt(
  keys: readonly [string, ...string[]],
  text: string,
  { purpose, owner }: EncryptionPurpose,
  random: Random,
): string {
  const nonce = random(12)
  const cipher = createCipheriv('aes-256-gcm', derivePurposeKey(keys[0], purpose), nonce, {
    authTagLength: tagLength,
  })
  cipher.setAAD(Buffer.from(owner))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, encrypted, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

function decryptWith(secret: string, encrypted: string, { purpose, owner }: EncryptionPurpose): string {
  const [nonce, ciphertext, tag] = encrypted.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !ciphertext || !tag) throw new Error('An encrypted text must have three parts')
  const key = derivePurposeKey(secret, purpose)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8')
}

/** Decrypts a text with the first key that fits; returns null if none does. */
export function decrypt(keys: readonly string[], encrypted: string, scope: EncryptionPurpose): string | null {
  for (const key of keys) {
    try {
      return decryptWith(key, encrypted, scope)
    } catch {
      // This key failed: the text was encrypted with another key, or it was changed.
    }
  }
  return null
}
