import { findPhrase, findPhraseWords, type PhrasePosition } from './find-phrase.ts'
import { foldText } from './fold-text.ts'
import type { NamedResultType, SearchQuestion, SearchVocabulary } from './search-vocabulary.ts'
import { splitTerms, type TypedTerm } from './typed-terms.ts'
import { splitWords } from './words.ts'

/**
 * A word of a phrase with which the search looks for a term. The phrase is either the term as typed or a synonym. An
 * item matches the term if it contains all words of one phrase.
 */
export interface SearchWord {
  /** The index of the term, from 0. */
  term: number
  /** The number of the phrase, which is unique within the keyword. */
  phrase: number
  /** The index of the word in its phrase; `length` is the number of words in the phrase. */
  index: number
  length: number
  language: string
  word: string
  /** Whether the phrase is a synonym of the typed term. */
  isSynonym: boolean
}

/** A parsed search query: its terms, the result types that it names, and the questions that it asks. */
export interface TypedQuery {
  terms: readonly TypedTerm[]
  /** The types of results that the keyword names. */
  kinds: readonly NamedResultType[]
  questions: readonly SearchQuestion[]
  /**
   * The indexes of the terms that an item should contain. Terms that name a type of result ("course") or ask a
   * question are left out, unless the keyword has no other terms.
   */
  required: readonly number[]
  words: readonly SearchWord[]
}

/**
 * Parses a keyword in the reader's language and in English, with the vocabularies of both languages; the reader's
 * vocabulary must be the first.
 * @example parseTypedQuery('camera course', [vocabulary]).kinds // ['course']
 */
export function parseTypedQuery(keyword: string, vocabularies: readonly SearchVocabulary[]): TypedQuery {
  const [own] = vocabularies as [SearchVocabulary]
  const terms = splitTerms(keyword, own)
  const optional = new Set<number>()
  const named = vocabularies.flatMap(({ language, kinds, questions }) => {
    const kindsFound = kinds.filter(({ phrases }) =>
      phrases.some((phrase) => note(findPhrase(phrase, language, terms)?.terms)),
    )
    const asked = questions.filter(({ phrases }) =>
      phrases.some((phrase) => note(findPhraseWords(phrase, language, terms))),
    )
    return [{ kinds: kindsFound.map(({ kind }) => kind), questions: asked.map(({ question }) => question) }]
  })
  function note(found: readonly number[] | undefined): boolean {
    for (const index of found ?? []) optional.add(index)
    return found !== undefined
  }
  const required = terms.map(({ index }) => index).filter((index) => !optional.has(index))
  return {
    terms,
    kinds: [...new Set(named.flatMap(({ kinds }) => kinds))],
    questions: [...new Set(named.flatMap(({ questions }) => questions))],
    required: required.length > 0 ? required : terms.map(({ index }) => index),
    words: numberPhrases([
      ...listTypedPhrases(terms, vocabularies),
      ...listSynonymPhrases(terms, vocabularies),
    ]),
  }
}

/** A phrase that can stand for a term, before it gets its number. */
interface TermPhrase {
  term: number
  language: string
  words: readonly string[]
  isSynonym: boolean
}

export const numberPhrases = (phrases: readonly TermPhrase[], first = 0): SearchWord[] =>
  phrases.flatMap(({ words, ...phrase }, number) =>
    words.map((word, index) => ({ ...phrase, phrase: first + number, index, length: words.length, word })),
  )

/** Returns the spellings of the terms: a term as it was typed, and a code also without its separators. */
function listTypedPhrases(
  terms: readonly TypedTerm[],
  vocabularies: readonly SearchVocabulary[],
): TermPhrase[] {
  return terms.flatMap(({ index, text, words }) =>
    vocabularies.flatMap(({ language }) => {
      const folded = splitWords(text, language).map(({ word }) => word)
      const phrases = words.length > 1 ? [folded, [folded.join('')]] : [[foldText(text, language)]]
      return phrases.map((phrase) => ({ term: index, language, words: phrase, isSynonym: false }))
    }),
  )
}

/** A meaning, and the position in the keyword of a phrase with this meaning. */
interface MeaningInKeyword {
  meaning: string
  position: PhrasePosition
}

/** Whether a phrase lies within a longer one: "camera" in "thermal camera" does not mean every camera. */
const isWithin = (position: PhrasePosition, other: PhrasePosition): boolean =>
  other.from <= position.from &&
  position.to <= other.to &&
  other.to - other.from > position.to - position.from

function findMeanings(
  terms: readonly TypedTerm[],
  vocabularies: readonly SearchVocabulary[],
): MeaningInKeyword[] {
  const found = vocabularies.flatMap(({ language, synonyms }) =>
    synonyms.flatMap(({ meaning, phrases }) =>
      phrases.flatMap((phrase) => {
        const position = findPhrase(phrase, language, terms)
        return position ? [{ meaning, position }] : []
      }),
    ),
  )
  return found.filter(({ position }) => !found.some((other) => isWithin(position, other.position)))
}

/**
 * Returns the synonyms for the terms of a keyword. The synonyms of a phrase in the keyword count for each term of
 * the phrase.
 */
function listSynonymPhrases(
  terms: readonly TypedTerm[],
  vocabularies: readonly SearchVocabulary[],
): TermPhrase[] {
  const byMeaning = Map.groupBy(findMeanings(terms, vocabularies), ({ meaning }) => meaning)
  return [...byMeaning].flatMap(([meaning, found]) => {
    const termIndexes = [...new Set(found.flatMap(({ position }) => position.terms))]
    return vocabularies.flatMap(({ language, synonyms }) =>
      synonyms
        .filter((each) => each.meaning === meaning)
        .flatMap(({ phrases }) =>
          phrases.map((phrase) => splitWords(phrase, language).map(({ word }) => word)),
        )
        .filter((words) => words.length > 0)
        .flatMap((words) => termIndexes.map((term) => ({ term, language, words, isSynonym: true }))),
    )
  })
}
