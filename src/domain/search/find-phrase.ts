import { isUnspacedLanguage, type TypedTerm } from './typed-terms.ts'
import { splitWords } from './words.ts'

/**
 * A word of a phrase. If `isBeginning` is true, the word is written with "*" in the phrase, and every word that
 * begins with it matches.
 */
interface PhraseWord {
  word: string
  isBeginning: boolean
}

const cache = new Map<string, readonly PhraseWord[]>()

function wordsOfPhrase(phrase: string, language: string): readonly PhraseWord[] {
  const key = `${language} ${phrase}`
  const cached = cache.get(key)
  if (cached) return cached
  const words = phrase.split(/\s+/).flatMap((part) => {
    const parts = splitWords(part, language)
    return parts.map(({ word }, index) => ({
      word,
      isBeginning: part.endsWith('*') && index === parts.length - 1,
    }))
  })
  cache.set(key, words)
  return words
}

/**
 * The position of a phrase in a keyword: the indexes of its terms, and its start and end among the keyword's letters
 * without spaces.
 */
export interface PhrasePosition {
  terms: readonly number[]
  from: number
  to: number
}

/**
 * Returns the position of a text in a keyword when spaces are ignored; undefined if the keyword does not contain the
 * text.
 */
function findSquashed(text: string, terms: readonly TypedTerm[]): PhrasePosition | undefined {
  const letters = terms.flatMap(({ index, words }) =>
    words
      .join('')
      .split('')
      .map((letter) => ({ letter, index })),
  )
  const from = letters
    .map(({ letter }) => letter)
    .join('')
    .indexOf(text)
  if (from < 0 || text === '') return undefined
  const to = from + text.length
  return { terms: [...new Set(letters.slice(from, to).map(({ index }) => index))], from, to }
}

const matches = ({ word, isBeginning }: PhraseWord, typed: string): boolean =>
  isBeginning ? typed.startsWith(word) : typed === word

/**
 * Returns the indexes of the terms that contain the words of a phrase, in any order and with other words between
 * them; undefined if a word is missing.
 */
export function findPhraseWords(
  phrase: string,
  language: string,
  terms: readonly TypedTerm[],
): number[] | undefined {
  const words = wordsOfPhrase(phrase, language)
  const found = isUnspacedLanguage(language)
    ? phrase.split(/\s+/).map((part) => findSquashed(joinWords(part, language), terms)?.terms)
    : words.map((word) =>
        terms.filter((term) => term.words.some((typed) => matches(word, typed))).map(({ index }) => index),
      )
  if (found.length === 0 || found.some((indexes) => !indexes || indexes.length === 0)) return undefined
  return [...new Set(found.flatMap((indexes) => indexes ?? []))]
}

const joinWords = (phrase: string, language: string): string =>
  wordsOfPhrase(phrase, language)
    .map(({ word }) => word)
    .join('')

/** Returns the first position of a phrase in a keyword; undefined if the keyword does not contain the phrase. */
export function findPhrase(
  phrase: string,
  language: string,
  terms: readonly TypedTerm[],
): PhrasePosition | undefined {
  if (isUnspacedLanguage(language)) return findSquashed(joinWords(phrase, language), terms)
  const words = wordsOfPhrase(phrase, language)
  const typed = terms.flatMap((term) => term.words.map((word) => ({ word, index: term.index })))
  const start = typed.findIndex((_, index) =>
    words.every((word, offset) => {
      const other = typed[index + offset]
      return other !== undefined && matches(word, other.word)
    }),
  )
  if (start < 0 || words.length === 0) return undefined
  const lengthOf = (part: typeof typed) => part.reduce((sum, { word }) => sum + word.length, 0)
  const found = typed.slice(start, start + words.length)
  const from = lengthOf(typed.slice(0, start))
  return { terms: [...new Set(found.map(({ index }) => index))], from, to: from + lengthOf(found) }
}
