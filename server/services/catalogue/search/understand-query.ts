import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { SearchVocabulary } from '#src/domain/search/search-vocabulary.ts'
import { normalizeTitle } from '#src/domain/search/searched-texts.ts'
import { hasCompoundWords } from '#src/domain/search/split-compound.ts'
import { parseTypedQuery, type TypedQuery } from '#src/domain/search/typed-query.ts'
import type { TypedTerm } from '#src/domain/search/typed-terms.ts'
import { correctTerms } from './correct-terms.ts'
import { findCompounds } from './find-compounds.ts'
import { findNearWords, type NearWord } from './find-near-words.ts'
import { findStopWords } from './find-stop-words.ts'
import { loadVocabularies } from './load-vocabulary.ts'

/** A keyword as the search understands it, with the words of the content that it stands for. */
export interface UnderstoodQuery extends Omit<TypedQuery, 'words'> {
  nearWords: readonly NearWord[]
  /** The keyword with its typing errors corrected; null if no word was corrected. */
  correctedKeyword: string | null
}

/**
 * Reads a keyword and finds the words of the content for it; `missing` are the terms for which the content has no
 * words.
 */
async function readKeyword(db: Db, keyword: string, vocabularies: readonly SearchVocabulary[]) {
  const { words, ...query } = parseTypedQuery(keyword, vocabularies)
  const language = vocabularies[0]?.language as string
  if (query.terms.length === 0) return { query, near: [], missing: [] }
  const titles = vocabularies.map(({ language }, index) => ({
    ...{ term: -1, phrase: -1 - index, index: 0, length: 1, language, isSynonym: false },
    word: normalizeTitle(keyword, language),
  }))
  const near = await findNearWords(db, [...titles, ...words], language)
  const joined = (hasCompoundWords(language) ? termsWithoutExact : termsWithout)(query.terms, near)
  const compounds = await findCompounds(db, joined, vocabularies, words.length)
  const all = [...near, ...(await findNearWords(db, compounds, language))]
  return { query, near: all, missing: termsWithout(query.terms, all) }
}

/** Returns the terms that do not occur in the content exactly as they were typed. */
const termsWithoutExact = (terms: readonly TypedTerm[], near: readonly NearWord[]): TypedTerm[] =>
  terms.filter(
    ({ index }) =>
      !near.some(({ term, length, similarity }) => term === index && length === 1 && similarity === 1),
  )

/** Returns the terms that can't be expressed completely in the words of the content. */
const termsWithout = (terms: readonly TypedTerm[], near: readonly NearWord[]): TypedTerm[] =>
  terms.filter(({ index }) => {
    const phrases = Map.groupBy(
      near.filter((word) => word.term === index),
      ({ phrase }) => phrase,
    )
    return ![...phrases.values()].some(
      (words) => new Set(words.map(({ index }) => index)).size === words[0]?.length,
    )
  })

/**
 * Returns the terms that an item has to contain. Stop words are not required, unless the keyword consists only of
 * stop words.
 */
function requiredOf(
  { terms, required }: TypedQuery | Omit<TypedQuery, 'words'>,
  stopWords: ReadonlySet<string>,
): number[] {
  const meaningful = required.filter((index) => !terms[index]?.words.every((word) => stopWords.has(word)))
  return meaningful.length > 0 ? meaningful : terms.map(({ index }) => index)
}

/**
 * Interprets a keyword. A term that is missing in the content is corrected to the nearest word, and the keyword is
 * read again.
 */
export async function understandQuery(db: Db, audience: Audience, keyword: string): Promise<UnderstoodQuery> {
  const vocabularies = await loadVocabularies(db, audience)
  const typed = await readKeyword(db, keyword, vocabularies)
  const stopWords = await findStopWords(db, audience.language, typed.missing)
  // A word that names a type or a question needs no correction, even if no item contains it.
  const unknown = typed.missing.filter(
    ({ index, words }) => typed.query.required.includes(index) && !words.every((word) => stopWords.has(word)),
  )
  const corrected = await correctTerms(db, audience, { terms: typed.query.terms, unknown, vocabularies })
  const { query, near } = corrected === null ? typed : await readKeyword(db, corrected, vocabularies)
  return { ...query, required: requiredOf(query, stopWords), nearWords: near, correctedKeyword: corrected }
}
