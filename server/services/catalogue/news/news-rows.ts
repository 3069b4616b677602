import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition, contentItem } from '#server/db/schema/content.ts'
import { news, newsText } from '#server/db/schema/news.ts'
import { localizePicture } from '#server/services/platform/content-query/localized-picture.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import { facetsOf, filterItems, type ValuesByFilter } from '#src/domain/filter/facets-of.ts'
import type { News } from '#src/domain/news/news.ts'

export interface NewsSelection {
  where: SQL | undefined
  limit: number
  offset?: number
}

/** Returns the condition of a join with the published edition of an item. */
const isPublishedEdition = ({ family, id, edition }: typeof contentItem) =>
  and(eq(contentEdition.family, family), eq(contentEdition.id, id), eq(contentEdition.edition, edition))

/** Returns the visible news items, the newest first. */
export async function listNewsRows(db: Db, audience: Audience, selection: NewsSelection): Promise<News[]> {
  const rows = await db
    .select({ news, text: newsText, at: contentEdition.at })
    .from(news)
    .innerJoin(contentItem, isPublishedFor(audience, 'news', news.id))
    .innerJoin(contentEdition, isPublishedEdition(contentItem))
    .innerJoin(newsText, isItemText(newsText, news.id, audience.language))
    .where(selection.where)
    .orderBy(desc(news.date), desc(news.id))
    .limit(selection.limit)
    .offset(selection.offset ?? 0)
  return rows.map(({ news: row, text, at }) => ({
    id: row.id,
    date: row.date,
    subject: row.subject,
    picture: localizePicture(row.picture, text.language),
    pictures: (row.pictures ?? []).flatMap((picture) => localizePicture(picture, text.language) ?? []),
    title: text.title,
    summary: text.summary,
    body: text.body,
    modifiedAt: at.toISOString(),
    bodyLanguage: text.bodyLanguage,
    language: text.language,
  }))
}

/**
 * Returns the number of news items that match `where` and the chosen filters, and the choices of each filter.
 */
export async function loadNewsFacets(
  db: Db,
  audience: Audience,
  where: SQL | undefined,
  chosen: FilterValues,
): Promise<{ total: number; facets: Facet[] }> {
  const rows = await db
    .select({ date: news.date, subject: news.subject })
    .from(news)
    .innerJoin(contentItem, isPublishedFor(audience, 'news', news.id))
    .where(where)
  const items = rows.map(
    ({ date, subject }): ValuesByFilter => ({ subject: [subject], year: [date.slice(0, 4)] }),
  )
  return {
    total: filterItems(items, chosen, (item) => item).length,
    facets: facetsOf(items, chosen, ['subject', 'year']),
  }
}
