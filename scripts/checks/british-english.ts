import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { formatJson } from '#src/domain/content-item/form/format-json.ts'
import { type CheckFinding, createError } from './check-finding.ts'
import type { ProjectFile } from './project-file.ts'
import { patternOf, readMarkdownTable } from './termbase.ts'

/** A spelling in American English and its British equivalent. */
export type SpellingPair = readonly [american: string, british: string]

/** Reads the spelling pairs from the termbase docs/terms/en-GB.md. Phrases come before single words. */
export const readSpellingTable = (termbase: string): SpellingPair[] =>
  readMarkdownTable('American and British', termbase).toSorted(
    (one, other) => other[0].length - one[0].length,
  )

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)

/**
 * Converts a text to British spelling. Names of variables ({{program}}) are not converted.
 * @example convertToBritish('Enroll in this program', [['enroll', 'enrol'], ['program', 'programme']]) // 'Enrol in this programme'
 */
export const convertToBritish = (text: string, spellings: readonly SpellingPair[]): string =>
  text
    .split(/(\{\{\w+\}\})/)
    .map((part, index) =>
      index % 2
        ? part
        : spellings.reduce(
            (converted, [american, british]) =>
              converted.replaceAll(new RegExp(patternOf(american), 'giu'), (found) =>
                isCapital(found) ? capital(british) : british,
              ),
            part,
          ),
    )
    .join('')

/**
 * Returns the texts that are spelled differently in British English, in the same structure; undefined if there are
 * none.
 */
function differingTexts(texts: unknown, spellings: readonly SpellingPair[]): unknown {
  if (typeof texts === 'string') {
    const british = convertToBritish(texts, spellings)
    return british === texts ? undefined : british
  }
  const differences = Object.entries(texts as object).flatMap(([key, value]) => {
    const innerDifferences = differingTexts(value, spellings)
    return innerDifferences === undefined ? [] : [[key, innerDifferences] as const]
  })
  return differences.length > 0 ? Object.fromEntries(differences) : undefined
}

const toJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const britishPath = ({ path }: ProjectFile): string => path.replace('/en/', '/en-GB/')

/** Returns the British overlay files for English message files. Files without differences are left out. */
export const createBritishFiles = (
  english: readonly ProjectFile[],
  spellings: readonly SpellingPair[],
): ProjectFile[] =>
  english.flatMap((file) => {
    const differences = differingTexts(JSON.parse(file.text), spellings)
    return differences === undefined ? [] : [{ path: britishPath(file), text: toJson(differences) }]
  })

/** Converts texts to British spelling, in the same structure. */
const convertAll = (texts: unknown, spellings: readonly SpellingPair[]): unknown =>
  typeof texts === 'string'
    ? convertToBritish(texts, spellings)
    : Array.isArray(texts)
      ? texts.map((each) => convertAll(each, spellings))
      : Object.fromEntries(
          Object.entries(texts as object).map(([key, value]) => [key, convertAll(value, spellings)]),
        )

/**
 * Returns the British content files for English content files. A file contains every text or does not exist, because
 * visitors see one language or English, not a mixture.
 */
export const createBritishContent = (
  english: readonly ProjectFile[],
  spellings: readonly SpellingPair[],
): ProjectFile[] =>
  english.flatMap(({ path, text }) => {
    const texts: unknown = JSON.parse(text)
    return differingTexts(texts, spellings) === undefined
      ? []
      : [
          {
            path: path.replace(/en\.json$/, 'en-GB.json'),
            text: `${formatJson(convertAll(texts, spellings))}\n`,
          },
        ]
  })

const command = 'WRITE_BRITISH=1 npm run check -- "british english"'

/**
 * Finds British overlay files that differ from the converted English files. With `write`, updates the overlay files
 * instead.
 */
export function findStaleBritish(
  expected: readonly ProjectFile[],
  present: readonly ProjectFile[],
  write: boolean,
): CheckFinding[] {
  const stale = expected.filter(({ path, text }) => present.find((each) => each.path === path)?.text !== text)
  const superfluous = present.filter(({ path }) => expected.every((each) => each.path !== path))
  if (!write)
    return [...stale, ...superfluous].map(({ path }) => createError(path, `differs from English: ${command}`))
  for (const { path, text } of stale) {
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  for (const { path } of superfluous) rmSync(path)
  return []
}

/** Returns the British spellings that must not appear in American texts. */
export const listForbiddenBritishWords = (spellings: readonly SpellingPair[]) =>
  spellings.map(([american, british]) => ({ words: british, instead: american, in: patternOf(british) }))
