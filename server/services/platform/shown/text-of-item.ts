import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

type TextTable = PgTable & { id: PgColumn; language: PgColumn }

/**
 * For a join with a table of texts: the text of an item in a language, else the English one.
 *
 * @example db.select().from(news)
 *   .innerJoin(contentItem, shownTo(audience, 'news', news.id))
 *   .innerJoin(newsText, textOfItem(newsText, news.id, audience.language))
 */
export const textOfItem = (text: TextTable, item: PgColumn, language: string): SQL =>
  and(
    eq(text.id, item),
    eq(
      text.language,
      sql`coalesce((select chosen.language from ${text} as chosen
        where chosen.id = ${item} and chosen.language = ${language}), 'en')`,
    ),
  ) as SQL

/**
 * For a join with a table of texts that need no English ones: the text of an item in a language, else the English one, else the
 * first by its language's tag, as `shownLanguage` says.
 */
export const anyTextOfItem = (text: TextTable, item: PgColumn, language: string): SQL =>
  and(
    eq(text.id, item),
    eq(
      text.language,
      sql`(select chosen.language from ${text} as chosen where chosen.id = ${item}
        order by chosen.language = ${language} desc, chosen.language = 'en' desc, chosen.language collate "C" limit 1)`,
    ),
  ) as SQL
