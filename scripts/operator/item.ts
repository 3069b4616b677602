import { type Family, family } from '#src/domain/content-item/families.ts'
import type { CommandOptions } from './options.ts'
import { parseNumber, parseOneOf } from './parse-arguments.ts'

const usage = 'The family or number of the item is missing: course 7'

/** Parses the name of a family. */
export const parseFamily = (word: string): Family =>
  parseOneOf(family.options, word, (text) => `There is no family "${text}". Families:`)

/** Parses the name of an item: `course 7`. */
export function parseItem(args: readonly string[]): { family: Family; id: number } {
  const [word] = args
  if (word === undefined) throw new Error(usage)
  return { family: parseFamily(word), id: parseNumber(args, 1, usage) }
}

/** Returns the field `sites` of a request: the folders in the option --site. Without the option, returns no field. */
export const parseSites = ({ site }: CommandOptions): { sites?: string[] } => (site ? { sites: site } : {})
