import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { missedSearch as table } from '#server/db/schema/missed-search.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { computeExpiryCutoff } from '#src/domain/retention.ts'
import { canCountKeyword, type MissedSearch } from '#src/domain/search/search-log.ts'
import { normalizeTitle } from '#src/domain/search/searched-texts.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'

/**
 * The maximum number of stored keywords, so that nobody can fill the table, and the maximum number of listed
 * keywords.
 */
const [maxKeywords, maxListed] = [10_000, 200]

const dayOf = (now: number | Date): string => new Date(now).toISOString().slice(0, 10)

/**
 * Counts a search without results: stores its words, but neither the visitor nor the time of day. A keyword that
 * may contain the name of a person is not counted.
 */
export async function countMissedSearch(
  db: Db,
  { site, language }: Audience,
  typed: string,
  now: number,
): Promise<void> {
  const keyword = normalizeTitle(typed, language)
  if (keyword === '' || !canCountKeyword(typed)) return
  const row = { site: siteFolderOf(site), language, keyword, count: 1, day: dayOf(now) }
  const changed = await db
    .update(table)
    .set({ count: sql`${table.count} + 1`, day: row.day })
    .where(
      sql`${table.site} = ${row.site} and ${table.language} = ${language} and ${table.keyword} = ${keyword}`,
    )
    .returning({ count: table.count })
  if (changed.length > 0 || (await db.$count(table)) >= maxKeywords) return
  await db.insert(table).values(row).onConflictDoNothing()
}

/**
 * Lists the keywords without results, the most frequent first. If `site` is given, only the keywords of the site
 * with this folder are listed.
 */
export const listMissedSearches = (db: Db, site?: string): Promise<MissedSearch[]> =>
  db
    .select()
    .from(table)
    .where(site === undefined ? undefined : eq(table.site, site))
    .orderBy(desc(table.count), desc(table.day), table.keyword)
    .limit(maxListed)

/** Deletes the keywords that nobody has searched for 90 days (`retentionRules`). */
export async function purgeMissedSearches(db: Db, now: number): Promise<void> {
  await db.delete(table).where(lt(table.day, dayOf(computeExpiryCutoff('missedSearch', now))))
}
