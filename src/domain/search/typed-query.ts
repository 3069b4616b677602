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
  at: number
  /** The number of the phrase, which is unique within the keyword. */
  way: number
  /** The index of the word in its phrase; `parts` is the number of words in the phrase. */
  part: number
  parts: number
  language: string
  word: string
  /** Whether the phrase is a synonym of the typed term. */
  meant: boolean
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
    for (const at of found ?? []) optional.add(at)
    return found !== undefined
  }
  const required = terms.map(({ at }) => at).filter((at) => !optional.has(at))
  return {
    terms,
    kinds: [...new Set(named.flatMap(({ kinds }) => kinds))],
    questions: [...new Set(named.flatMap(({ questions }) => questions))],
    required: required.length > 0 ? required : terms.map(({ at }) => at),
    words: numberSpellings([...ownWays(terms, vocabularies), ...meantWays(terms, vocabularies)]),
  }
}

/** A phrase that can stand for a term, before it gets its number. */
interface Way {
  at: number
  language: string
  words: readonly string[]
  meant: boolean
}

export const numberSpellings = (ways: readonly Way[], first = 0): SearchWord[] =>
  ways.flatMap(({ at, language, words, meant }, index) =>
    words.map((word, part) => ({ at, way: first + index, part, parts: words.length, language, word, meant })),
  )

/** Returns the spellings of the terms: a term as it was typed, and a code also without its separators. */
function ownWays(terms: readonly TypedTerm[], vocabularies: readonly SearchVocabulary[]): Way[] {
  return terms.flatMap(({ at, text, words }) =>
    vocabularies.flatMap(({ language }) => {
      const folded = splitWords(text, language).map(({ word }) => word)
      const ways = words.length > 1 ? [folded, [folded.join('')]] : [[foldText(text, language)]]
      return ways.map((way) => ({ at, language, words: way, meant: false }))
    }),
  )
}

/** A meaning, and the position in the keyword of a phrase with this meaning. */
interface PlacedMeaning {
  meaning: string
  place: PhrasePosition
}

/** Whether a phrase lies within a longer one: "camera" in "thermal camera" does not mean every camera. */
const isWithin = (place: PhrasePosition, other: PhrasePosition): boolean =>
  other.from <= place.from && place.to <= other.to && other.to - other.from > place.to - place.from

function findMeanings(
  terms: readonly TypedTerm[],
  vocabularies: readonly SearchVocabulary[],
): PlacedMeaning[] {
  const found = vocabularies.flatMap(({ language, synonyms }) =>
    synonyms.flatMap(({ meaning, phrases }) =>
      phrases.flatMap((phrase) => {
        const place = findPhrase(phrase, language, terms)
        return place ? [{ meaning, place }] : []
      }),
    ),
  )
  return found.filter(({ place }) => !found.some((other) => isWithin(place, other.place)))
}

/**
 * Returns the synonyms for the terms of a keyword. The synonyms of a phrase in the keyword count for each term of
 * the phrase.
 */
function meantWays(terms: readonly TypedTerm[], vocabularies: readonly SearchVocabulary[]): Way[] {
  const byMeaning = Map.groupBy(findMeanings(terms, vocabularies), ({ meaning }) => meaning)
  return [...byMeaning].flatMap(([meaning, places]) => {
    const ats = [...new Set(places.flatMap(({ place }) => place.terms))]
    return vocabularies.flatMap(({ language, synonyms }) =>
      synonyms
        .filter((each) => each.meaning === meaning)
        .flatMap(({ phrases }) =>
          phrases.map((phrase) => splitWords(phrase, language).map(({ word }) => word)),
        )
        .filter((words) => words.length > 0)
        .flatMap((words) => ats.map((at) => ({ at, language, words, meant: true }))),
    )
  })
}
