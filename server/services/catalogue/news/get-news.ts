import { inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { news } from '#server/db/schema/news.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { News } from '#src/domain/news/news.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { listNewsRows } from './news-rows.ts'

/** Returns a news item; refused as `notFound` if the audience can't see it. */
export async function getNews(db: Db, audience: Audience, id: number): Promise<News | RefusedResult> {
  const [found] = await listNewsByIds(db, audience, [id])
  return found ?? refuse('notFound')
}

/** Returns visible news items by their ids. */
export const listNewsByIds = (db: Db, audience: Audience, ids: readonly number[]): Promise<News[]> =>
  listNewsRows(db, audience, { where: inArray(news.id, [...ids]), limit: ids.length })
