import { foldText } from './fold-text.ts'
import groups from './synonyms.json' with { type: 'json' }
import { splitWords } from './words.ts'

/** A word of the content that a typed word stands for. `at` is the index of the typed word, from 0. */
export interface SynonymGroup {
  at: number
  language: string
  word: string
}

const inOneLine = (words: readonly string[]): string => ` ${words.join(' ')} `

/** Returns the words of a typed phrase in the form in which the search compares words of a language. */
const phraseWords = (phrase: string, language: string): string[] =>
  splitWords(phrase, language).map(({ word }) => word)

/** Returns the indexes in a list of words at which a phrase begins. */
function placesOf(phrase: readonly string[], words: readonly string[]): number[] {
  if (phrase.length === 0 || !inOneLine(words).includes(inOneLine(phrase))) return []
  return words.flatMap((_, at) => (phrase.every((word, index) => words[at + index] === word) ? [at] : []))
}

/**
 * Returns the meanings of abbreviations and synonyms (synonyms.json) among typed words, in each of the languages. A meaning is
 * returned for every word of a typed phrase.
 * @example expandSynonyms(['gdpr'], ['de', 'en']) // [{ at: 0, language: 'de', word: 'datenschutz' }, { at: 0, language: 'en', word: 'privacy' }]
 */
export function expandSynonyms(words: readonly string[], languages: readonly string[]): SynonymGroup[] {
  const ownLanguage = languages[0] as string
  return groups.flatMap(({ typed, means }) =>
    typed.flatMap((phrase) => {
      const parts = phraseWords(phrase, ownLanguage)
      const places = placesOf(parts, words).flatMap((at) => parts.map((_, index) => at + index))
      return places.flatMap((at) => languages.flatMap((language) => meaning(means, language, at)))
    }),
  )
}

function meaning(
  means: Readonly<{ [language in string]?: string }>,
  language: string,
  at: number,
): SynonymGroup[] {
  const text = means[language] ?? means[language.split('-')[0] as string] ?? ''
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ at, language, word: foldText(word, language) }))
}
