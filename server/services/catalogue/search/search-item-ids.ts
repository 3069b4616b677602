import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isStopWord } from '#server/services/platform/stem.ts'
import { type SearchedFamily, weights } from '#src/domain/search/searched-texts.ts'
import { splitWords } from '#src/domain/search/words.ts'
import { nearWords } from './near-words.ts'

/**
 * Returns the ids of the items of a family whose title or summary matches every significant word of a
 * keyword: by another form, by a translation, or by a synonym. Merely similar words don't match.
 */
export async function searchItemIds(
  db: Db,
  { language }: { language: string },
  family: SearchedFamily,
  keyword: string,
): Promise<number[]> {
  const near = await nearWords(db, keyword, [...new Set([language, 'en'])])
  const words = near.words.filter(({ at, sure }) => sure && at >= 0)
  if (words.length === 0) return []
  const typed = splitWords(keyword, language).map(({ word }) => ({ word }))
  const requiredWords = sql`(select coalesce(nullif(count(*) filter (where not ${isStopWord(sql`${language}::text`, sql`word`)}), 0), count(*))
    from jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) as typed(word text))`
  const found = sql`(select posting.id
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as near(at integer, language text, word text)
    join search_posting as posting on posting.language = near.language and posting.word = near.word
    where posting.family = ${family} and posting.weight >= ${weights.summary}
    group by posting.id having count(distinct near.at) = ${requiredWords}) as found`
  const rows = await db.select({ id: sql<number>`id` }).from(found)
  return rows.map(({ id }) => id)
}
