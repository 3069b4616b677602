import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { searchPosting } from '#server/db/schema/search.ts'
import { stemOf } from '#server/services/platform/stem.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import { searchResultType } from '#src/domain/search/search-result.ts'
import { isSearchedItem, type WordWeights, wordsOfItem } from '#src/domain/search/searched-texts.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'

/** The maximum number of rows per statement. */
const rowsAtOnce = 5000

/** The words by which the search finds an item or a page, by language. */
export interface SearchWordsByLanguage {
  family: string
  id: number
  byLanguage: ReadonlyMap<string, WordWeights>
}

/** Returns a function that returns the name of an item's type in a language, for example "course" or "video". */
const typeNamer = (item: Item) => (language: string) => {
  const type = item.family === 'course' ? item.document.contentType : item.family
  return translatorOf(language, 'search').t(`search:of.${searchResultType.parse(type)}`)
}

/** Saves the search words of published items, replacing the search words of their former editions. */
export async function saveSearchWords(tx: Db, items: readonly Item[]): Promise<void> {
  const words = items.filter(isSearchedItem).map((item) => ({
    ...{ family: item.family, id: item.id },
    byLanguage: wordsOfItem(item, typeNamer(item)),
  }))
  await replaceSearchWords(tx, words)
}

/** Saves search words, replacing the stored search words of the same items. */
export async function replaceSearchWords(tx: Db, words: readonly SearchWordsByLanguage[]): Promise<void> {
  for (const [family, group] of Map.groupBy(words, (item) => item.family)) {
    const ids = group.map(({ id }) => id)
    await tx
      .delete(searchPosting)
      .where(and(eq(searchPosting.family, family), inArray(searchPosting.id, ids)))
  }
  const rows = words.flatMap(({ family, id, byLanguage }) =>
    [...byLanguage].flatMap(([language, weights]) =>
      [...weights].map(([word, weight]) => ({ family, id, language, word, weight })),
    ),
  )
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await insertWords(tx, asRecordset(rows.slice(start, start + rowsAtOnce)))
}

/** Returns rows as one JSON parameter: thousands of rows would exceed the number of parameters. */
const asRecordset = (rows: readonly object[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(family text, id integer, language text, word text, weight smallint)`

async function insertWords(tx: Db, given: SQL): Promise<void> {
  await tx.execute(sql`insert into search_posting (family, id, language, word, weight)
    select family, id, language, word, weight from ${given}`)
  // The rows are inserted in a fixed order, so that concurrent publishes don't deadlock.
  await tx.execute(sql`insert into search_word (language, word, stem)
    select distinct language, word, ${stemOf(sql`language`, sql`word`)} from ${given}
    order by language, word on conflict do nothing`)
}
