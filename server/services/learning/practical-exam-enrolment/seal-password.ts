import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Random } from '#server/ports/random.ts'

/** The key of 256 bits that record passwords are sealed with, derived from a secret for this purpose alone. */
const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'record password', 32))

const tagLength = 16

/**
 * Seals a record's password by AES-256-GCM with the first key; it can be opened for the same enrolment only.
 */
export function sealPassword(
  keys: readonly [string, ...string[]],
  password: string,
  enrolmentId: number,
  random: Random,
): string {
  const nonce = random(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys[0]), nonce, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(String(enrolmentId)))
  const sealed = Buffer.concat([cipher.update(password, 'utf8'), cipher.final()])
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url')).join('.')
}

function openWith(secret: string, sealed: string, enrolmentId: number): string {
  const [nonce, words, tag] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!nonce || !words || !tag) throw new Error('A sealed password has three parts')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(String(enrolmentId)))
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(words), decipher.final()]).toString('utf8')
}

/** Opens a sealed password with whichever key fits; null where none does. */
export function openPassword(keys: readonly string[], sealed: string, enrolmentId: number): string | null {
  for (const key of keys) {
    try {
      return openWith(key, sealed, enrolmentId)
    } catch {
      // The text was sealed by another key, or somebody changed it.
    }
  }
  return null
}
