import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { type FoundType, foundType } from '#src/domain/search/search-find.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import type { NearWord } from './near-words.ts'

/** An item that contains words near to the search words. */
export interface Hit {
  type: FoundType
  id: number
  /** The number of search words that the item contains. */
  words: number
  score: number
}

/** The weight of an English text for readers of another language. */
const englishWeight = 0.5

/**
 * Returns the weight of English texts; British readers get full weight, as they are shown English where no
 * British text exists.
 */
const weightOfEnglish = ({ language }: Audience): number => (language.startsWith('en') ? 1 : englishWeight)

/** Returns the visible items that contain some of the words, without past and cancelled sessions. */
async function findHits(db: Db, audience: Audience, words: readonly NearWord[], now: number): Promise<Hit[]> {
  const hits = sql`(with near as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as given(at integer, language text, word text, near float8)),
    hit as (
      select posting.family, posting.id, near.at,
        max(near.near * posting.weight * case when posting.language = ${audience.language} then 1 else ${weightOfEnglish(audience)}::float8 end) as score
      from near join search_posting as posting on posting.language = near.language and posting.word = near.word
      group by 1, 2, 3)
    select case hit.family when 'course' then course.content_type else hit.family end as type, hit.id,
      (count(*) filter (where hit.at >= 0))::int as words, sum(hit.score)::float8 as score
    from hit
    left join content_item as item on item.family = hit.family and item.id = hit.id and item.state = 'published'
      and item.tenants @> array[${audience.tenant}::text]
      and (item.sites is null or ${siteFolder(audience.site)} = any(item.sites))
    left join course on hit.family = 'course' and course.id = hit.id
    left join classroom on hit.family = 'classroom' and classroom.id = hit.id
    left join practical_exam on hit.family = 'practicalExam' and practical_exam.id = hit.id
    where (item.id is not null or hit.family = 'page')
      and coalesce(classroom.ends_at, practical_exam.ends_at, 'infinity') > ${new Date(now).toISOString()}::timestamptz
      and not exists (select from cancelled_session as off where off.family = hit.family and off.id = hit.id)
    group by 1, 2) as hits`
  return db
    .select({
      type: sql<FoundType>`type`,
      id: sql<number>`id`,
      words: sql<number>`words`,
      score: sql<number>`score`,
    })
    .from(hits)
}

const rankOf = (type: FoundType): number => foundType.options.indexOf(type)

/** Returns the items with the most search words, the best first; equal ones are ordered by type. */
export async function bestHits(
  db: Db,
  audience: Audience,
  words: readonly NearWord[],
  now: number,
): Promise<Hit[]> {
  const hits = await findHits(db, audience, words, now)
  const maxWords = hits.reduce((top, hit) => Math.max(top, hit.words), 1)
  return hits
    .filter((hit) => hit.words === maxWords)
    .sort((a, b) => b.score - a.score || rankOf(a.type) - rankOf(b.type) || a.id - b.id)
}
