import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isStopWord, stemOf } from '#server/services/platform/stem.ts'
import { foldText } from '#src/domain/search/fold-text.ts'
import { wholeOf } from '#src/domain/search/searched-texts.ts'
import { expandSynonyms } from '#src/domain/search/synonyms.ts'
import { splitWords } from '#src/domain/search/words.ts'

/** A word that contents have, near to one that was asked for. */
export interface NearWord {
  /** Which of the words that were asked for, from 0; -1 for all of them as a title. */
  at: number
  language: string
  word: string
  /** How near: 1 is the word itself. */
  near: number
  /** Whether it is a form or a part of what was asked for, and no guess. */
  sure: boolean
}

/** More words than anybody means. */
const mostWords = 8

/** The shortest word that is looked for inside others, and that may be typed wrong. */
const longEnough = 4

/** How alike a guess must be, from 0 to 1: short words more than others; and how near to the best guess. */
const [alike, alikeShort, short, nearBest] = [0.3, 0.36, 5, 0.85]

/** What was asked for, as it is compared in each language: one row a word and language, and those of what it means. */
function askedFor(keyword: string, languages: readonly string[]) {
  const words = splitWords(keyword, languages[0] as string).slice(0, mostWords)
  const rows = words.flatMap(({ from, to }, at) =>
    languages.map((language) => ({ at, language, word: foldText(keyword.slice(from, to), language) })),
  )
  const whole = languages.map((language) => ({ at: -1, language, word: wholeOf(keyword, language) }))
  const typed = words.map(({ word }) => word)
  const meant = expandSynonyms(typed, languages).map((each) => ({ ...each, meant: true }))
  return { count: words.length, rows: words.length > 0 ? [...rows, ...whole, ...meant] : [] }
}

/** A pattern of LIKE for words that hold another, or for titles that begin with the whole; `%` and `_` mean themselves. */
const holding: SQL = sql`case when at >= 0 and length(word) >= ${longEnough} then '%' else '' end
  || replace(replace(replace(word, '\\', '\\\\'), '%', '\\%'), '_', '\\_') || case when at < 0 then ' %' else '%' end`

/** What was asked for, with the stems of its words, and without those that say nothing, unless all of them do. */
const asked = (rows: readonly object[], language: string): SQL => sql`
  given as (select at, language, word, coalesce(meant, false) as meant, ${stemOf(sql`language`, sql`word`)} as stem, ${holding} as pattern,
      bool_or(${isStopWord(sql`language`, sql`word`)} and language = ${language}) over (partition by at) as idle
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(at integer, language text, word text, meant boolean)),
  asked as materialized (select * from given
    where at < 0 or not idle or (select bool_and(idle) from given where at >= 0))`

/**
 * Forms and parts of what was asked for, each looked up in an index of its own, and guesses for words that have none of these: all in one
 * condition would read every word of the contents.
 */
const sureAndGuessed = sql`
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
    where asked.at >= 0 and not asked.meant and length(asked.word) >= ${longEnough}
      and not exists (select 1 from sure where sure.at = asked.at)
      and similarity(near.word, asked.word) > case when length(asked.word) > ${short} then ${alike}::float8 else ${alikeShort}::float8 end)`

/**
 * The words of contents near to those of a keyword, and how many words that has. A guess counts only where nothing is sure.
 */
export async function nearWords(
  db: Db,
  keyword: string,
  languages: readonly string[],
): Promise<{ count: number; words: NearWord[] }> {
  const { count, rows } = askedFor(keyword, languages)
  if (count === 0) return { count, words: [] }
  const near = sql`(with ${asked(rows, languages[0] as string)}, ${sureAndGuessed}
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

/** Returns, for each of the words that were asked for, what is sure; where nothing is, the guesses that are nearly as near as the best. */
export function withoutFarGuesses(words: readonly NearWord[]): NearWord[] {
  return [...Map.groupBy(words, ({ at }) => at).values()].flatMap((near) => {
    const sure = near.filter((each) => each.sure)
    if (sure.length > 0) return sure
    const best = Math.max(...near.map((each) => each.near))
    return near.filter((each) => each.near >= best * nearBest)
  })
}
