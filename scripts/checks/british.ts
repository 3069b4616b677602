import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { written as sheetOf } from '#src/domain/content-item/form/written.ts'
import { type CheckFinding, error } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'
import { patternOf, readTable } from './termbase.ts'

/** A spelling of American English and its British one. */
export type SpellingPair = readonly [american: string, british: string]

/** The table of the termbase docs/terms/en-GB.md, phrases first. */
export const spellingsOf = (termbase: string): SpellingPair[] =>
  readTable('American and British', termbase).toSorted((one, other) => other[0].length - one[0].length)

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/**
 * A text in British spelling. Names of values ({{program}}) stay.
 * @example britishOf('Enroll in this program', [['enroll', 'enrol'], ['program', 'programme']]) // 'Enrol in this programme'
 */
export const britishOf = (text: string, spellings: readonly SpellingPair[]): string =>
  text
    .split(/(\{\{\w+\}\})/)
    .map((part, index) =>
      index % 2
        ? part
        : spellings.reduce(
            (said, [american, british]) =>
              said.replaceAll(new RegExp(patternOf(american), 'giu'), (found) =>
                isCapital(found) ? capital(british) : british,
              ),
            part,
          ),
    )
    .join('')

/** What differs in British English, in the shape of the texts; undefined where nothing does. */
function differing(texts: unknown, spellings: readonly SpellingPair[]): unknown {
  if (typeof texts === 'string') {
    const british = britishOf(texts, spellings)
    return british === texts ? undefined : british
  }
  const own = Object.entries(texts as object).flatMap(([key, value]) => {
    const inner = differing(value, spellings)
    return inner === undefined ? [] : [[key, inner] as const]
  })
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const britishPath = ({ path }: ProjectFile): string => path.replace('/en/', '/en-GB/')

/** The overlay of British English that the files of English texts make: by path, only files with something to say. */
export const britishFiles = (
  english: readonly ProjectFile[],
  spellings: readonly SpellingPair[],
): ProjectFile[] =>
  english.flatMap((file) => {
    const own = differing(JSON.parse(file.text), spellings)
    return own === undefined ? [] : [{ path: britishPath(file), text: written(own) }]
  })

/** The texts in British spelling, in their own shape. */
const whole = (texts: unknown, spellings: readonly SpellingPair[]): unknown =>
  typeof texts === 'string'
    ? britishOf(texts, spellings)
    : Array.isArray(texts)
      ? texts.map((each) => whole(each, spellings))
      : Object.fromEntries(
          Object.entries(texts as object).map(([key, value]) => [key, whole(value, spellings)]),
        )

/**
 * The sheets of British English that English sheets of content make. A sheet says everything or is not there: readers
 * see a language or English, not both.
 */
export const britishSheets = (
  english: readonly ProjectFile[],
  spellings: readonly SpellingPair[],
): ProjectFile[] =>
  english.flatMap(({ path, text }) => {
    const texts: unknown = JSON.parse(text)
    return differing(texts, spellings) === undefined
      ? []
      : [
          {
            path: path.replace(/en\.json$/, 'en-GB.json'),
            text: `${sheetOf(whole(texts, spellings))}\n`,
          },
        ]
  })

const command = 'WRITE_BRITISH=1 npm run check -- "british english"'

/** Finds files of the overlay that are not what English makes of them. With `write` they are written instead. */
export function findStaleBritish(
  wanted: readonly ProjectFile[],
  present: readonly ProjectFile[],
  write: boolean,
): CheckFinding[] {
  const stale = wanted.filter(({ path, text }) => present.find((each) => each.path === path)?.text !== text)
  const useless = present.filter(({ path }) => wanted.every((each) => each.path !== path))
  if (!write) return [...stale, ...useless].map(({ path }) => error(path, `behind English: ${command}`))
  for (const { path, text } of stale) {
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const { path } of useless) rmSync(path)
  return []
}

/** British words among American texts: what the overlay says can't stand in English itself. */
export const neverAmerican = (spellings: readonly SpellingPair[]) =>
  spellings.map(([american, british]) => ({ words: british, instead: american, in: patternOf(british) }))
