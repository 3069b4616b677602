import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { news } from '#server/db/schema/news.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Subject } from '#src/domain/course/course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'
import type { NewsSummary } from '#src/domain/news/news.ts'
import { newsFacets, newsRows } from './news-rows.ts'

/** Which page of the news is asked for: `page` counts from 1; the item with the id `without` is left out. */
export interface NewsQuery {
  without?: number | undefined
  subject?: Subject | undefined
  /** 2026 */
  year?: string | undefined
  page: number
  pageSize: number
}

/** One page of the news, newest first, and what each filter offers. */
export async function findNews(
  db: Db,
  audience: Audience,
  { without, subject, year, page, pageSize }: NewsQuery,
): Promise<{ rows: NewsSummary[]; total: number; facets: Facet[] }> {
  const others = without === undefined ? undefined : ne(news.id, without)
  const where = and(
    others,
    subject ? eq(news.subject, subject) : undefined,
    year ? sql`extract(year from ${news.date}) = ${Number(year)}` : undefined,
  )
  const offset = (page - 1) * pageSize
  const rows = await newsRows(db, audience, { where, limit: pageSize, offset })
  return { rows, ...(await newsFacets(db, audience, others, { subject, year })) }
}
