import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { SearchVocabulary } from '#src/domain/search/search-vocabulary.ts'
import type { TypedTerm } from '#src/domain/search/typed-terms.ts'
import { listTranspositions, maxSpellingErrors, wordDistance } from '#src/domain/search/word-distance.ts'
import { splitWords } from '#src/domain/search/words.ts'
import { findContentSpelling } from './find-content-spelling.ts'

/** A word to which a term may be corrected. */
interface Candidate {
  language: string
  word: string
  /** The number of items that contain the word. */
  items: number
  /** The word as people write it, if known. */
  spelling?: string
}

/**
 * Finds the words of the content that resemble a word or have two of its letters swapped. Whole titles, which
 * contain spaces, are not included.
 */
async function findSimilarWords(db: Db, word: string, languages: readonly string[]): Promise<Candidate[]> {
  const resembling = sql`(select known.language, known.word, count(*)::int as items
    from search_word as known join search_posting as posting on posting.language = known.language and posting.word = known.word
    where known.language in ${languages} and known.word !~ '[ 0-9]'
      and (known.word in ${[word, ...listTranspositions(word)]} or known.word % ${word})
    group by 1, 2) as resembling`
  return db
    .select({ language: sql<string>`language`, word: sql<string>`word`, items: sql<number>`items` })
    .from(resembling)
}

/** Returns the words of a vocabulary. */
const wordsOfVocabulary = ({ language, kinds, questions, synonyms }: SearchVocabulary): Candidate[] =>
  [...kinds, ...questions, ...synonyms]
    .flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.replaceAll('*', '').split(/\s+/)))
    .flatMap((spelling) => {
      const words = splitWords(spelling, language)
      return words.length === 1 ? words.map(({ word }) => ({ language, word, items: 1, spelling })) : []
    })

/**
 * Returns the candidate with the fewest errors; among equals, the most frequent one. Undefined if all candidates
 * have too many errors.
 */
export function findNearestWord(word: string, candidates: readonly Candidate[]): Candidate | undefined {
  return candidates
    .map((candidate) => ({ candidate, errors: wordDistance(word, candidate.word) }))
    .filter(
      ({ candidate, errors }) =>
        errors <= maxSpellingErrors(Math.min(word.length, candidate.word.length + 1)),
    )
    .sort((a, b) => a.errors - b.errors || b.candidate.items - a.candidate.items)[0]?.candidate
}

interface Correction {
  terms: readonly TypedTerm[]
  /** The terms to correct. */
  unknown: readonly TypedTerm[]
  vocabularies: readonly SearchVocabulary[]
}

/** Returns a keyword with its unknown terms corrected to the nearest words; null if no term can be corrected. */
export async function correctTerms(
  db: Db,
  audience: Audience,
  { terms, unknown, vocabularies }: Correction,
): Promise<string | null> {
  const languages = vocabularies.map(({ language }) => language)
  const spellings = new Map<number, string>()
  for (const { index, words } of unknown) {
    const [word] = words
    if (word === undefined || words.length > 1) continue
    const similar = await findSimilarWords(db, word, languages)
    const candidates = [...vocabularies.flatMap(wordsOfVocabulary), ...similar]
    const nearest = findNearestWord(word, candidates)
    const known = candidates.find((each) => each.spelling && each.word === nearest?.word)?.spelling
    if (nearest) spellings.set(index, known ?? (await findContentSpelling(db, audience, nearest)))
  }
  return spellings.size > 0 ? terms.map(({ index, text }) => spellings.get(index) ?? text).join(' ') : null
}
