import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { SearchedFamily } from '#src/domain/search/searched-texts.ts'
import { weights } from '#src/domain/search/searched-texts.ts'
import { nearWords } from './near-words.ts'

/**
 * The ids of the items of a family whose title or summary has what the search finds for a keyword: other forms of its words, words of other
 * languages, other names. Words that are only alike are no reason to be in a list.
 */
export async function idsFound(
  db: Db,
  { language }: { language: string },
  family: SearchedFamily,
  keyword: string,
): Promise<number[]> {
  const near = await nearWords(db, keyword, [...new Set([language, 'en'])])
  const words = near.words.filter(({ at, sure }) => sure && at >= 0)
  if (words.length === 0) return []
  const most = new Set(words.map(({ at }) => at)).size
  const found = sql`(select posting.id
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as near(at integer, language text, word text)
    join search_posting as posting on posting.language = near.language and posting.word = near.word
    where posting.family = ${family} and posting.weight >= ${weights.summary}
    group by posting.id having count(distinct near.at) = ${most}) as found`
  const rows = await db.select({ id: sql<number>`id` }).from(found)
  return rows.map(({ id }) => id)
}
