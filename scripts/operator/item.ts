import { type Family, family } from '#src/domain/content-item/families.ts'
import type { CommandOptions } from './options.ts'
import { readNumber, readOneOf } from './read-words.ts'

const which = 'Of what? Name a family and a number: course 7'

/** The family that a word names. */
export const familyNamed = (word: string): Family =>
  readOneOf(family.options, word, (text) => `There is no family "${text}". Families:`)

/** The item that two words name: `course 7`. */
export function itemNamed(words: readonly string[]): { family: Family; id: number } {
  const [word] = words
  if (word === undefined) throw new Error(which)
  return { family: familyNamed(word), id: readNumber(words, 1, which) }
}

/** The sites, by their folders, that an act is for; nothing where it is for all. */
export const sitesNamed = ({ site }: CommandOptions): { sites?: string[] } => (site ? { sites: site } : {})
