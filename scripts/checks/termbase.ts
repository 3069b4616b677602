import type { ProjectFile } from './project-file.ts'

/** Words that texts in a language must not use, and the words to use instead. */
export interface ForbiddenWords {
  words: string
  instead: string
  /** A regular expression that finds the words in a text. */
  in: RegExp
}

/** The termbase of a language: docs/terms/<language>.md. */
export interface Termbase {
  language: string
  never: readonly ForbiddenWords[]
}

const row = /^\|\s*(.+?)\s*\|\s*(.+?)\s*\|$/

/** Returns the rows of the Markdown table under a heading, without the table's header; each row has two cells. */
export function readMarkdownTable(heading: string, text: string): [string, string][] {
  const section = text.split(/^## /m).find((each) => each.split('\n')[0]?.trim() === heading)
  const lines = section?.split('\n').filter((line) => row.test(line)) ?? []
  return lines.slice(2).map((line) => (row.exec(line) as RegExpExecArray).slice(1, 3) as [string, string])
}

const escaped = (words: string): string =>
  words
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/#/g, '\\d[\\d.,]*')

const letter = '[\\p{L}\\p{M}\\p{N}]'

/**
 * Returns a regular expression for words of a termbase. It matches whole words only, not parts of hyphenated words.
 * An asterisk stands for any ending or beginning, # for a number. Lower-case words also match capitals.
 * @example patternOf('enrol*').test('Enrolment') // true
 */
export function patternOf(words: string): RegExp {
  const begins = words.startsWith('*') ? '' : `(?<!${letter}-?)`
  const ends = words.endsWith('*') ? '' : `(?!-?${letter})`
  const flags = words === words.toLowerCase() ? 'iu' : 'u'
  return new RegExp(`${begins}${escaped(words.replace(/^\*|\*$/g, ''))}${ends}`, flags)
}

/** Reads the table "Never Instead" of a termbase. A cell may contain several words, separated by commas. */
export function readTermbase({ path, text }: ProjectFile): Termbase {
  const never = readMarkdownTable('Never', text).flatMap(([words, instead]) =>
    words.split(/,\s*/).map((each): ForbiddenWords => ({ words: each, instead, in: patternOf(each) })),
  )
  return { language: path.replace(/^.*\/|\.md$/g, ''), never }
}
