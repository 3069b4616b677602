import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { fieldWeights, type SearchedFamily } from '#src/domain/search/searched-texts.ts'
import { understandQuery } from './understand-query.ts'

/**
 * The minimum weight of a word that selects an item for the filtered list of a family. For the FAQ, a word in the
 * answer is enough.
 */
const leastWeight = (family: SearchedFamily): number =>
  family === 'faq' ? fieldWeights.more : fieldWeights.summary

/**
 * Returns the ids of the items of a family that match every required term of a keyword. As in the search, a term
 * also matches by another form, a translation, a synonym, or with its typing errors corrected.
 */
export async function searchItemIds(
  db: Db,
  audience: Audience,
  family: SearchedFamily,
  keyword: string,
): Promise<number[]> {
  const { nearWords: near, required } = await understandQuery(db, audience, keyword)
  const words = near.filter(({ term }) => required.includes(term))
  if (words.length === 0) return []
  // Stop words have no near words unless the keyword consists of stop words.
  const terms = new Set(words.map(({ term }) => term)).size
  const found = sql`(select id from (
      select posting.id, near.term
      from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as near(term integer, phrase integer, index integer, length integer, language text, word text)
      join search_posting as posting on posting.language = near.language and posting.word = near.word
      where posting.family = ${family} and posting.weight >= ${leastWeight(family)}
      group by posting.id, near.term, near.phrase, near.length having count(distinct near.index) = near.length) as said
    group by id having count(distinct term) = ${terms}) as found`
  const rows = await db.select({ id: sql<number>`id` }).from(found)
  return rows.map(({ id }) => id)
}
