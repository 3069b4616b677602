import { ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { news } from '#server/db/schema/news.ts'
import type { Audience } from '#server/services/ground/shown/shown-to.ts'
import type { NewsSummary } from '#src/domain/news/news.ts'
import { countNews, newsRows } from './news-rows.ts'

/** Which page of the news is asked for: `page` counts from 1; the item with the id `without` is left out. */
export interface NewsQuery {
  without?: number | undefined
  page: number
  pageSize: number
}

/** One page of the news, newest first. */
export async function findNews(
  db: Db,
  audience: Audience,
  { without, page, pageSize }: NewsQuery,
): Promise<{ rows: NewsSummary[]; total: number }> {
  const where = without === undefined ? undefined : ne(news.id, without)
  const offset = (page - 1) * pageSize
  const rows = await newsRows(db, audience, { where, limit: pageSize, offset })
  return { rows, total: await countNews(db, audience, where) }
}
