import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import type { PendingTextCounts } from '#src/domain/content-item/text-state.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { isTranslationRequired } from './item-condition.ts'

/**
 * Counts, in one pass and for each language of the sites except English, the items whose texts are missing or
 * outdated. An item without any text in a language counts as missing, unless its texts are proper names. The filters
 * of the item list use the same rule.
 */
export async function countPendingTexts(db: Db, { sites }: Sites): Promise<PendingTextCounts[]> {
  const texts = sql`jsonb_each(${contentListing.languages}) as texts(language, state)`
  const found = await db
    .select({
      language: sql<string>`texts.language`,
      complete: sql<number>`(count(*) filter (where (texts.state ->> 'missing')::int = 0))::int`,
      outdated: sql<number>`(count(*) filter (where (texts.state ->> 'outdated')::int > 0))::int`,
    })
    .from(contentListing)
    .crossJoinLateral(texts)
    .where(isTranslationRequired)
    .groupBy(sql`texts.language`)
  const all = await db.$count(contentListing, isTranslationRequired)
  const counts = new Map(found.map((row) => [row.language, row]))
  const languages = new Set(sites.flatMap((site) => site.languages))
  languages.delete('en')
  return [...languages].sort().map((language) => {
    const { complete = 0, outdated = 0 } = counts.get(language) ?? {}
    return { language, missing: all - complete, outdated }
  })
}
