import { createCipheriv, createDecipheriv } from 'node:crypto'
import type { Random } from '#server/ports/random.ts'
import { purposeKey } from './purpose-key.ts'

/** What a sealed text is for, and whose it is: it opens for nothing and nobody else. */
export interface EncryptionPurpose {
  purpose: string
  owner: string
}

const tagLength = 16

/** Seals a text by AES-256-GCM with the first key. */
export function encrypt(
  keys: readonly [string, ...string[]],
  text: string,
  { purpose, owner }: EncryptionPurpose,
  random: Random,
): string {
  const nonce = random(12)
  const cipher = createCipheriv('aes-256-gcm', purposeKey(keys[0], purpose), nonce, {
    authTagLength: tagLength,
  })
  cipher.setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

function openWith(secret: string, sealed: string, { purpose, owner }: EncryptionPurpose): string {
  const [nonce, words, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !words || !tag) throw new Error('A sealed text has three parts')
  const key = purposeKey(secret, purpose)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(words), decipher.final()]).toString('utf8')
}

/** Opens a sealed text with whichever key fits; null where none does. */
export function decrypt(keys: readonly string[], sealed: string, whose: EncryptionPurpose): string | null {
  for (const key of keys) {
    try {
      return openWith(key, sealed, whose)
    } catch {
      // The text was sealed by another key, or somebody changed it.
    }
  }
  return null
}
