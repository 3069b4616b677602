import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { news } from '#server/db/schema/news.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { News } from '#src/domain/news/news.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { newsRows } from './news-rows.ts'

/** One news item; refused as `notFound` where the audience is not shown it. */
export async function getNews(db: Db, audience: Audience, id: number): Promise<News | RefusedResult> {
  const [found] = await newsByIds(db, audience, [id])
  return found ?? refuse('notFound')
}

/** News items by their ids; those that the audience is not shown are left out. */
export const newsByIds = (db: Db, audience: Audience, ids: readonly number[]): Promise<News[]> =>
  newsRows(db, audience, { where: inArray(news.id, [...ids]), limit: ids.length })
