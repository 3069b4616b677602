import { and, asc, count, desc, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, shownTo } from '#server/services/ground/shown/shown-to.ts'
import { textIn } from '#server/services/ground/shown/text-in.ts'
import { type Found, type FoundType, foundType } from '#src/domain/found.ts'
import { holdsAll } from './folded.ts'
import { plainSummary } from './plain-summary.ts'
import { everythingSearched, type Searched } from './searched.ts'

/** A search over all families: `page` counts from 1; `now` in milliseconds since 1970. */
export interface SearchQuery {
  keyword: string
  page: number
  pageSize: number
  now: number
}

/**
 * One page of the items that hold every word of the keyword: those with the words in their title first, then
 * by type.
 */
export async function search(
  db: Db,
  audience: Audience,
  { keyword, page, pageSize, now }: SearchQuery,
): Promise<{ rows: Found[]; total: number }> {
  const words = keyword.split(/\s+/).filter((word) => word !== '')
  if (words.length === 0) return { rows: [], total: 0 }
  const hits = hitsOf(db, audience, words, now)
  const rows = await db
    .select({
      type: hits.type,
      id: hits.id,
      title: hits.title,
      summary: hits.summary,
      language: hits.language,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(hits)
    .orderBy(desc(hits.inTitle), asc(rankOf(hits.type)), asc(hits.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return {
    rows: rows.map(({ total, ...row }) => ({ ...row, summary: plainSummary(row.summary) })),
    total: rows[0]?.total ?? (page > 1 ? await countHits(db, hits) : 0),
  }
}

/** The items of all families that hold every word. */
function hitsOf(db: Db, audience: Audience, words: readonly string[], now: number) {
  const [first, second, ...more] = everythingSearched(now).map((each) => finds(db, audience, each, words))
  return unionAll(first as Finds, second as Finds, ...more).as('hits')
}

/** How many hits there are in all; a page behind the last one has no row that says so. */
async function countHits(db: Db, hits: ReturnType<typeof hitsOf>): Promise<number> {
  const [all] = await db.select({ total: count() }).from(hits)
  return all?.total ?? 0
}

type Finds = ReturnType<typeof finds>

/** The rank of a type among results that match equally well; a smaller number comes first. */
const rankOf = (type: SQL.Aliased<FoundType>): SQL =>
  sql`array_position(array[${sql.join(
    foundType.options.map((each) => sql`${each}::text`),
    sql`, `,
  )}], ${type})`

/** The query for the items of one family that hold every word. */
const finds = (db: Db, audience: Audience, of: Searched, words: readonly string[]) =>
  db
    .select({
      type: sql<FoundType>`${of.type}::text`.as('type'),
      id: sql<number>`${of.item.id}`.as('id'),
      title: sql<string>`${of.title}`.as('title'),
      summary: sql<string>`${of.summary}`.as('summary'),
      language: sql<string>`${of.text.language}`.as('language'),
      inTitle: holdsAll(of.title, words).as('in_title'),
    })
    .from(of.item)
    .innerJoin(contentItem, shownTo(audience, of.family, of.item.id))
    .innerJoin(of.text, textIn(of.text, of.item.id, audience.language))
    .where(
      and(of.where, holdsAll(sql`concat_ws(' ', ${of.title}, ${of.summary}, ${of.code ?? sql`''`})`, words)),
    )
