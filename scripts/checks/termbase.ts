import type { ProjectFile } from './project-file.ts'

/** Words that texts of a language must not use, as its termbase writes them, and what stands there instead. */
export interface Never {
  words: string
  instead: string
  /** Finds them in a text. */
  in: RegExp
}

/** The termbase of a language: docs/terms/<language>.md. */
export interface Termbase {
  language: string
  never: readonly Never[]
}

const row = /^\|\s*(.+?)\s*\|\s*(.+?)\s*\|$/

/** The rows of the table under a heading, without its head; each has two cells. */
export function readTable(heading: string, text: string): [string, string][] {
  const section = text.split(/^## /m).find((each) => each.split('\n')[0]?.trim() === heading)
  const lines = section?.split('\n').filter((line) => row.test(line)) ?? []
  return lines.slice(2).map((line) => (row.exec(line) as RegExpExecArray).slice(1, 3) as [string, string])
}

const escaped = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+')

const sign = '[\\p{L}\\p{M}\\p{N}]'

/**
 * A pattern of words as a termbase writes them: whole words, of which parts joined by hyphens are none; an asterisk
 * stands for any end or beginning. Small letters mean large ones too.
 * @example patternOf('enrol*').test('Enrolment') // true
 */
export function patternOf(words: string): RegExp {
  const begins = words.startsWith('*') ? '' : `(?<!${sign}-?)`
  const ends = words.endsWith('*') ? '' : `(?!-?${sign})`
  const flags = words === words.toLowerCase() ? 'iu' : 'u'
  return new RegExp(`${begins}${escaped(words.replace(/^\*|\*$/g, ''))}${ends}`, flags)
}

/** Reads a termbase's table "Never | Instead"; a cell may hold several words, parted by commas. */
export function readTermbase({ path, text }: ProjectFile): Termbase {
  const never = readTable('Never', text).flatMap(([words, instead]) =>
    words.split(/,\s*/).map((each): Never => ({ words: each, instead, in: patternOf(each) })),
  )
  return { language: path.replace(/^.*\/|\.md$/g, ''), never }
}
