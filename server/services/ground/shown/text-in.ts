import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/**
 * For a join with a table of texts: the text of an item in a language, else the English one.
 *
 * @example db.select().from(news)
 *   .innerJoin(contentItem, shownTo(audience, 'news', news.id))
 *   .innerJoin(newsText, textIn(newsText, news.id, audience.language))
 */
export const textIn = (
  text: PgTable & { id: PgColumn; language: PgColumn },
  item: PgColumn,
  language: string,
): SQL =>
  and(
    eq(text.id, item),
    eq(
      text.language,
      sql`coalesce((select chosen.language from ${text} as chosen
        where chosen.id = ${item} and chosen.language = ${language}), 'en')`,
    ),
  ) as SQL
