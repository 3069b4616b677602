import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type TextTable = PgTable & { id: PgColumn; language: PgColumn }

/**
 * Returns the condition of a join with a text table: the text of an item in a language, else in English.
 * @example db.select().from(news)
 *   .innerJoin(contentItem, isPublishedFor(audience, 'news', news.id))
 *   .innerJoin(newsText, isItemText(newsText, news.id, audience.language))
 */
export const isItemText = (text: TextTable, item: PgColumn, language: string): SQL =>
  and(
    eq(text.id, item),
    eq(
      text.language,
      sql`coalesce((select chosen.language from ${text} as chosen
        where chosen.id = ${item} and chosen.language = ${language}), 'en')`,
    ),
  ) as SQL

/**
 * Returns the join condition with a text table that may have no English text. It selects the text in a language,
 * else in English, else the first by language tag, as `shownLanguageOf` defines.
 */
export const isBestItemText = (text: TextTable, item: PgColumn, language: string): SQL =>
  and(
    eq(text.id, item),
    eq(
      text.language,
      sql`(select chosen.language from ${text} as chosen where chosen.id = ${item}
        order by chosen.language = ${language} desc, chosen.language = 'en' desc, chosen.language collate "C" limit 1)`,
    ),
  ) as SQL
