import { count, desc, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { news, newsText } from '#server/db/schema/news.ts'
import { type Audience, shownTo } from '#server/services/ground/shown/shown-to.ts'
import { textIn } from '#server/services/ground/shown/text-in.ts'
import type { News } from '#src/domain/news/news.ts'

export interface NewsSelection {
  where: SQL | undefined
  limit: number
  offset: number
}

/** News items that an audience is shown, the newest first. */
export async function newsRows(db: Db, audience: Audience, selection: NewsSelection): Promise<News[]> {
  const rows = await db
    .select({ news, text: newsText })
    .from(news)
    .innerJoin(contentItem, shownTo(audience, 'news', news.id))
    .innerJoin(newsText, textIn(newsText, news.id, audience.language))
    .where(selection.where)
    .orderBy(desc(news.date), desc(news.id))
    .limit(selection.limit)
    .offset(selection.offset)
  return rows.map(({ news: row, text }) => ({
    id: row.id,
    date: row.date,
    subject: row.subject,
    picture: row.picture,
    title: text.title,
    summary: text.summary,
    body: text.body,
    bodyLanguage: text.bodyLanguage,
    language: text.language,
  }))
}

export async function countNews(db: Db, audience: Audience, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(news)
    .innerJoin(contentItem, shownTo(audience, 'news', news.id))
    .where(where)
  return row?.total ?? 0
}
