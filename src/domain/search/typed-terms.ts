import { namedResultTypes, type SearchVocabulary } from './search-vocabulary.ts'
import { splitWords, type Word } from './words.ts'

/** A word of the keyword, or a code such as "h.265" that counts as one word. */
export interface TypedTerm {
  /** The index of the term in the keyword, from 0. */
  index: number
  /** The term as it was typed. */
  text: string
  /** The term's words, in the form in which words are compared. A code has several words. */
  words: readonly string[]
}

/** The maximum number of terms that the search reads from a query; further terms are ignored. */
const maxTerms = 8

/** Matches letters and digits that are joined by dots, slashes or hyphens. */
const code = /[\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)+/gu

/** The languages that write words without spaces between them. */
const unspaced: readonly string[] = ['ko', 'th']
export const isUnspacedLanguage = (language: string): boolean => unspaced.includes(language)

/**
 * Puts spaces around words for types of results (course, training) that are part of a longer word: 영상보안과정,
 * Kameraschulung.
 */
function separateKinds(keyword: string, { language, kinds }: SearchVocabulary): string {
  if (!isUnspacedLanguage(language) && language !== 'de') return keyword
  const words = kinds
    .filter(({ kind }) => namedResultTypes.includes(kind))
    .flatMap(({ phrases }) => phrases)
    .filter((phrase) => !phrase.includes(' '))
    .sort((a, b) => b.length - a.length)
  const any = words.join('|')
  return keyword.replace(
    new RegExp(language === 'de' ? `(?<=\\p{L}{4})(${any})(?!\\p{L})` : any, 'giu'),
    ' $& ',
  )
}

/**
 * Returns the words of a keyword in groups, each of which becomes a term. The words of a code are one group if its
 * parts are short.
 */
function groupWords(keyword: string, words: readonly Word[]): Word[][] {
  const codes = [...keyword.matchAll(code)].map(({ 0: text, index }) => ({
    from: index,
    to: index + text.length,
  }))
  const groups = Map.groupBy(words, ({ from, to }, position) => {
    const index = codes.findIndex((each) => each.from <= from && to <= each.to)
    return index < 0 ? `word ${position}` : `code ${index}`
  })
  return [...groups.values()].flatMap((group) =>
    group.some(({ word }) => word.length < 3) ? [group] : group.map((each) => [each]),
  )
}

/**
 * Returns the terms of a keyword.
 * @example splitTerms('wi-fi link', vocabulary).map(({ words }) => words) // [['wi', 'fi'], ['link']]
 */
export function splitTerms(keyword: string, vocabulary: SearchVocabulary): TypedTerm[] {
  const typed = separateKinds(keyword, vocabulary)
  return groupWords(typed, splitWords(typed, vocabulary.language))
    .slice(0, maxTerms)
    .map((group, index) => ({
      index,
      text: typed.slice(group[0]?.from, group.at(-1)?.to),
      words: group.map(({ word }) => word),
    }))
}
