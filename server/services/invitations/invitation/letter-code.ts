import { createHash } from 'node:crypto'
import type { Random } from '#server/ports/random.ts'

/** The characters of a letter's code, without letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Returns a new code for a letter, with 78 random bits: 7K3Q-X9MW-ABCD-2345. */
export function createLetterCode(random: Random): string {
  const letters = [...random(16)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return (letters.match(/.{4}/g) as string[]).join('-')
}

/**
 * Returns the hash of a letter's code; the database stores only the hash. Case, spaces and hyphens are ignored,
 * since people type the code from a letter.
 */
export const hashLetterCode = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('base64url')
