import { ne } from 'drizzle-orm'
import type { NewsSummary } from '../../../src/domain/news/news.ts'
import type { Db } from '../../db/client.ts'
import { news } from '../../db/schema/news.ts'
import type { Audience } from '../content/shown-to.ts'
import { countNews, newsRows } from './news-rows.ts'

/** `page` counts from 1; the item `without` is left out. */
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
