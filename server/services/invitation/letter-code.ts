import { createHash } from 'node:crypto'
import type { Random } from '../../ports/random.ts'

/** Without letters and figures that are taken for one another. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** A code that can't be guessed, of 78 bits: 7K3Q-X9MW-ABCD-2345. */
export function newLetterCode(random: Random): string {
  const letters = [...random(16)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return (letters.match(/.{4}/g) as string[]).join('-')
}

/** What is kept of a code. Case, spaces and hyphens don't count: it is typed from a letter. */
export const hashOfCode = (code: string): string =>
  createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('base64url')
