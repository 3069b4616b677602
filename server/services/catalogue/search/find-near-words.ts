import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isStopWord, stemOf } from '#server/services/platform/stem.ts'
import type { SearchWord } from '#src/domain/search/typed-query.ts'

/** A word of the content that is searched in place of a similar typed word or synonym. */
export interface NearWord extends Omit<SearchWord, 'isSynonym'> {
  /** The similarity to the searched word; 1 for the word itself. */
  similarity: number
}

/**
 * The minimum length of a word that is searched inside longer words, and of a word that is searched at the beginning
 * of longer words.
 */
const [shortestInside, shortestBeginning] = [4, 3]

/**
 * The minimum length of a word in Korean and Thai, whose words have fewer letters. It applies to searches inside
 * longer words and at the beginning of longer words.
 */
const shortestDense = 2

const isDense: SQL = sql`language in ('ko', 'th')`

/**
 * The LIKE pattern of a typed word, with `%` and `_` escaped. Long words are found inside other words, shorter words
 * only at their beginning, and a whole keyword at the beginning of titles. The shortest words, and the words of
 * synonyms and codes, have no pattern.
 */
const likePattern: SQL = sql`case when term < 0 then literal || ' %'
  when "isSynonym" or length > 1 then null
  when length(word) >= case when ${isDense} then ${shortestDense}::integer else ${shortestInside}::integer end then '%' || literal || '%'
  when length(word) >= case when ${isDense} then ${shortestDense}::integer else ${shortestBeginning}::integer end then literal || '%' end`

const literalOf: SQL = sql`replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_')`

/**
 * Returns the SQL of the words with their stems. Stop words are left out, unless the keyword consists only of stop
 * words.
 */
const searchWords = (words: readonly SearchWord[], language: string): SQL => sql`
  typed as (select *, ${literalOf} as literal
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as row(term integer, phrase integer, index integer, length integer, language text, word text, "isSynonym" boolean)),
  given as (select *, ${stemOf(sql`language`, sql`word`)} as stem, ${likePattern} as pattern,
      bool_or(${isStopWord(sql`language`, sql`word`)} and language = ${language} and length = 1 and not "isSynonym") over (partition by term) as idle
    from typed),
  asked as materialized (select * from given
    where term < 0 or not idle or (select bool_and(idle) from given where term >= 0))`

/**
 * The SQL that finds the words, their other forms, and longer words. Each of the three is a separate query that uses
 * an index; one combined condition would read every word.
 */
const matchesSql = sql`
  select asked.term, asked.phrase, asked.index, asked.length, asked.language, near.word,
      (case when asked."isSynonym" then 0.5 when near.word = asked.word then 1 when near.stem = asked.stem then 0.9
        when asked.term >= 0 and position(' ' in near.word) > 0 then 0.4
        when starts_with(near.word, asked.word) then 0.7 else 0.55 end)::float8 as similarity
    from asked cross join lateral (
      select word, stem from search_word as own where own.language = asked.language and own.word = asked.word
      union select word, stem from search_word as own
        where own.language = asked.language and own.stem = asked.stem and asked.term >= 0 and length(asked.word) > 2
      union select word, stem from search_word as own
        where own.language = asked.language and own.word like asked.pattern
          and (asked.term < 0 or position(' ' in own.word) = 0 or starts_with(own.word, asked.word))) as near`

/**
 * Finds the words of the content for the words of a query: the same word, its forms, and longer words that contain
 * it.
 */
export async function findNearWords(
  db: Db,
  words: readonly SearchWord[],
  language: string,
): Promise<NearWord[]> {
  if (words.length === 0) return []
  const near = sql`(with ${searchWords(words, language)} ${matchesSql}) as near`
  return db
    .select({
      term: sql<number>`term`,
      phrase: sql<number>`phrase`,
      index: sql<number>`index`,
      length: sql<number>`length`,
      language: sql<string>`language`,
      word: sql<string>`word`,
      similarity: sql<number>`similarity`,
    })
    .from(near)
}
