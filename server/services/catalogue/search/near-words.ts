import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isStopWord, stemOf } from '#server/services/platform/stem.ts'
import { foldText } from '#src/domain/search/fold-text.ts'
import { wholeOf } from '#src/domain/search/searched-texts.ts'
import { expandSynonyms } from '#src/domain/search/synonyms.ts'
import { splitWords } from '#src/domain/search/words.ts'

/** A word of the content that is near to a search word. */
export interface NearWord {
  /** The index of the search word, from 0; -1 for the whole keyword as a title. */
  at: number
  language: string
  word: string
  /** The similarity; 1 for the word itself. */
  near: number
  /** Whether it is a form or a part of the search word, rather than a guess. */
  sure: boolean
}

/** The maximum number of search words that are used. */
const maxWords = 8

/** The shortest word that is matched inside other words, and for typing errors. */
const minLength = 4

/**
 * The minimum similarity of a guess, from 0 to 1, which is higher for short words; the maximum length of a short
 * word; and the minimum ratio to the best guess.
 */
const [minSimilarity, minSimilarityShort, shortLength, nearBest] = [0.3, 0.36, 5, 0.85]

/**
 * Returns the search words as compared in each language: one row per word and language, and rows of their
 * synonyms.
 */
function readKeyword(keyword: string, languages: readonly string[]) {
  const words = splitWords(keyword, languages[0] as string).slice(0, maxWords)
  const rows = words.flatMap(({ from, to }, at) =>
    languages.map((language) => ({ at, language, word: foldText(keyword.slice(from, to), language) })),
  )
  const whole = languages.map((language) => ({ at: -1, language, word: wholeOf(keyword, language) }))
  const plainWords = words.map(({ word }) => word)
  const meant = expandSynonyms(plainWords, languages).map((nearWord) => ({ ...nearWord, meant: true }))
  return { count: words.length, rows: words.length > 0 ? [...rows, ...whole, ...meant] : [] }
}

/**
 * The LIKE pattern for words that contain a search word, or for titles that begin with the whole keyword; `%`
 * and `_` are literal.
 */
const likePattern: SQL = sql`case when at >= 0 and length(word) >= ${minLength} then '%' else '' end
  || replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || case when at < 0 then ' %' else '%' end`

/** Returns the SQL of the search words with their stems, without stop words, unless all are stop words. */
const searchWords = (rows: readonly object[], language: string): SQL => sql`
  given as (select at, language, word, coalesce(meant, false) as meant, ${stemOf(sql`language`, sql`word`)} as stem, ${likePattern} as pattern,
      bool_or(${isStopWord(sql`language`, sql`word`)} and language = ${language}) over (partition by at) as idle
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(at integer, language text, word text, meant boolean)),
  asked as materialized (select * from given
    where at < 0 or not idle or (select bool_and(idle) from given where at >= 0))`

/**
 * The SQL of forms and parts of the search words, each found by its own index, and of guesses for words
 * without any. One combined condition would read every word of the content.
 */
const matchesSql = sql`
  sure as materialized (select asked.at, asked.language, near.word,
      case when asked.meant then 0.6 when near.word = asked.word then 1 when near.stem = asked.stem then 0.9
        when starts_with(near.word, asked.word) then 0.7 else 0.4 end as near
    from asked cross join lateral (
      select word, stem from search_word as own where own.language = asked.language and own.word = asked.word
      union select word, stem from search_word as own
        where own.language = asked.language and own.stem = asked.stem and asked.at >= 0
      union select word, stem from search_word as own
        where own.language = asked.language and own.word like asked.pattern and not asked.meant) as near),
  guessed as (select asked.at, asked.language, near.word, 0.5 * similarity(near.word, asked.word) as near
    from asked join search_word as near on near.language = asked.language and near.word % asked.word
    where asked.at >= 0 and not asked.meant and length(asked.word) >= ${minLength}
      and not exists (select 1 from sure where sure.at = asked.at)
      and similarity(near.word, asked.word) > case when length(asked.word) > ${shortLength} then ${minSimilarity}::float8 else ${minSimilarityShort}::float8 end)`

/**
 * Returns the words of the content near to those of a keyword, and the number of search words. A guess counts
 * only if nothing is sure.
 */
export async function nearWords(
  db: Db,
  keyword: string,
  languages: readonly string[],
): Promise<{ count: number; words: NearWord[] }> {
  const { count, rows } = readKeyword(keyword, languages)
  if (count === 0) return { count, words: [] }
  const near = sql`(with ${searchWords(rows, languages[0] as string)}, ${matchesSql}
    select at, language, word, near::float8 as near, true as sure from sure
    union all select at, language, word, near::float8, false from guessed) as near`
  const found = await db
    .select({
      at: sql<number>`at`,
      language: sql<string>`language`,
      word: sql<string>`word`,
      near: sql<number>`near`,
      sure: sql<boolean>`sure`,
    })
    .from(near)
  return { count, words: withoutFarGuesses(found) }
}

/**
 * Returns the sure words of each search word; without any, the guesses that are nearly as similar as the
 * best.
 */
export function withoutFarGuesses(words: readonly NearWord[]): NearWord[] {
  return [...Map.groupBy(words, ({ at }) => at).values()].flatMap((near) => {
    const sure = near.filter((nearWord) => nearWord.sure)
    if (sure.length > 0) return sure
    const best = Math.max(...near.map((nearWord) => nearWord.near))
    return near.filter((nearWord) => nearWord.near >= best * nearBest)
  })
}
