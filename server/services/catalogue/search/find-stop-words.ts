import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { isStopWord } from '#server/services/platform/stem.ts'
import type { TypedTerm } from '#src/domain/search/typed-terms.ts'

/** Finds the stop words of a language among terms: words such as "the", which no item needs to contain. */
export async function findStopWords(
  db: Db,
  language: string,
  terms: readonly TypedTerm[],
): Promise<Set<string>> {
  if (terms.length === 0) return new Set()
  const words = JSON.stringify(terms.flatMap((term) => term.words))
  const rows = await db
    .select({ word: sql<string>`word` })
    .from(sql`jsonb_array_elements_text(${words}::jsonb) as typed(word)`)
    .where(isStopWord(sql`${language}::text`, sql`word`))
  return new Set(rows.map(({ word }) => word))
}
