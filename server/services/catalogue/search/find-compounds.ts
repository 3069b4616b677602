import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { searchWord } from '#server/db/schema/search.ts'
import type { SearchVocabulary } from '#src/domain/search/search-vocabulary.ts'
import { splitCompound } from '#src/domain/search/split-compound.ts'
import { numberPhrases, type SearchWord } from '#src/domain/search/typed-query.ts'
import type { TypedTerm } from '#src/domain/search/typed-terms.ts'
import { splitWords } from '#src/domain/search/words.ts'

/**
 * Returns the words that a text contains. Considered are the words of a language's content, and the words of the
 * language's synonyms.
 */
async function wordsWithin(
  db: Db,
  text: string,
  { language, synonyms }: SearchVocabulary,
): Promise<Set<string>> {
  const isWithin = sql`position(${searchWord.word} in ${text}) > 0`
  const rows = await db
    .select({ word: searchWord.word })
    .from(searchWord)
    .where(and(eq(searchWord.language, language), isWithin))
  const phrases = synonyms.flatMap((each) => each.phrases.flatMap((phrase) => splitWords(phrase, language)))
  return new Set([...rows, ...phrases].map(({ word }) => word))
}

/**
 * Returns further phrases for terms that are compounds of words in the content. The phrases are numbered
 * from `first`.
 */
export async function findCompounds(
  db: Db,
  terms: readonly TypedTerm[],
  vocabularies: readonly SearchVocabulary[],
  first: number,
): Promise<SearchWord[]> {
  const [own] = vocabularies as [SearchVocabulary]
  const phrases = await Promise.all(
    terms.map(async ({ index, words }) => {
      const compound = words.join('')
      const parts = splitCompound(compound, await wordsWithin(db, compound, own), own.language)
      return parts ? [{ term: index, language: own.language, words: parts, isSynonym: false }] : []
    }),
  )
  return numberPhrases(phrases.flat(), first)
}
