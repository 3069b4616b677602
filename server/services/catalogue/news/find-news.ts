import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { news } from '#server/db/schema/news.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Subject } from '#src/domain/course/course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'
import type { NewsSummary } from '#src/domain/news/news.ts'
import { listNewsRows, loadNewsFacets } from './news-rows.ts'

/** A query of a news page: `page` counts from 1; the item with the id `excludedId` is excluded. */
export interface NewsQuery {
  excludedId?: number | undefined
  subject?: Subject | undefined
  /** The year of publication, for example 2026. */
  year?: string | undefined
  page: number
  pageSize: number
}

/** Returns a page of the news, the newest first, and the choices of each filter. */
export async function findNews(
  db: Db,
  audience: Audience,
  { excludedId: without, subject, year, page, pageSize }: NewsQuery,
): Promise<{ rows: NewsSummary[]; total: number; facets: Facet[] }> {
  const isOther = without === undefined ? undefined : ne(news.id, without)
  const where = and(
    isOther,
    subject ? eq(news.subject, subject) : undefined,
    year ? sql`extract(year from ${news.date}) = ${Number(year)}` : undefined,
  )
  const offset = (page - 1) * pageSize
  const rows = await listNewsRows(db, audience, { where, limit: pageSize, offset })
  return { rows, ...(await loadNewsFacets(db, audience, isOther, { subject, year })) }
}
