import { findPhrase, findWordsOf, type PhrasePlace } from './find-phrase.ts'
import { foldText } from './fold-text.ts'
import type { NamedFoundType, SearchQuestion, SearchVocabulary } from './search-vocabulary.ts'
import { splitTerms, type TypedTerm } from './typed-terms.ts'
import { splitWords } from './words.ts'

/** A word of one phrase for a term: the typed words, or a synonym. An item matches the term if it contains all words of one phrase. */
export interface SearchWord {
  /** The index of the term, from 0. */
  at: number
  /** The number of the phrase for the term. */
  way: number
  /** The index of the word in its phrase, and the number of words of the phrase. */
  part: number
  parts: number
  language: string
  word: string
  /** Whether the phrase is a synonym of the typed term. */
  meant: boolean
}

/** A keyword as the search understands it. */
export interface TypedQuery {
  terms: readonly TypedTerm[]
  /** The types that the keyword names. */
  kinds: readonly NamedFoundType[]
  questions: readonly SearchQuestion[]
  /** The indexes of the terms that an item should contain: all but the words for types and questions, unless there are only these. */
  required: readonly number[]
  words: readonly SearchWord[]
}

/**
 * Returns what a keyword means in the reader's language and in English, with the vocabulary of each; the first is the reader's.
 * @example readTypedQuery('camera course', [vocabulary]).kinds // ['course']
 */
export function readTypedQuery(keyword: string, vocabularies: readonly SearchVocabulary[]): TypedQuery {
  const [own] = vocabularies as [SearchVocabulary]
  const terms = splitTerms(keyword, own)
  const optional = new Set<number>()
  const named = vocabularies.flatMap(({ language, kinds, questions }) => {
    const kindsFound = kinds.filter(({ phrases }) =>
      phrases.some((phrase) => note(findPhrase(phrase, language, terms)?.terms)),
    )
    const asked = questions.filter(({ phrases }) =>
      phrases.some((phrase) => note(findWordsOf(phrase, language, terms))),
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

/** A way before it is numbered. */
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

/** Returns the ways that the terms are written: a code with and without its separators. */
function ownWays(terms: readonly TypedTerm[], vocabularies: readonly SearchVocabulary[]): Way[] {
  return terms.flatMap(({ at, text, words }) =>
    vocabularies.flatMap(({ language }) => {
      const folded = splitWords(text, language).map(({ word }) => word)
      const ways = words.length > 1 ? [folded, [folded.join('')]] : [[foldText(text, language)]]
      return ways.map((way) => ({ at, language, words: way, meant: false }))
    }),
  )
}

/** A meaning, and the place of one of its phrases in the keyword. */
interface PlacedMeaning {
  meaning: string
  place: PhrasePlace
}

/** Returns whether a place is part of a longer one: the "camera" of "thermal camera" does not mean every camera. */
const isWithin = (place: PhrasePlace, other: PhrasePlace): boolean =>
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

/** Returns the phrases of each meaning of which the keyword contains a phrase, for each term of that phrase. */
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
