import { createHash } from 'node:crypto'
import type { Random } from '#server/ports/random.ts'

/** The signs of a code, without letters and figures that are taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** A new code of 78 random bits that can't be guessed: 7K3Q-X9MW-ABCD-2345. */
export function newLetterCode(random: Random): string {
  const letters = [...random(16)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return (letters.match(/.{4}/g) as string[]).join('-')
}

/**
 * The hash of a code that the database keeps. Case, spaces and hyphens don't count, since people type the
 * code from a letter.
 */
export const hashOfCode = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('base64url')
