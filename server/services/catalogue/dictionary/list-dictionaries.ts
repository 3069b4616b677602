import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Dictionaries } from '#src/domain/dictionary/dictionary.ts'
import { listDictionaryItems } from './list-dictionary-items.ts'

/** Lists the items of several dictionaries by type; an unknown type has an empty list. */
export async function listDictionaries(
  db: Db,
  audience: Audience,
  types: readonly string[],
): Promise<Dictionaries> {
  const items = Map.groupBy(await listDictionaryItems(db, audience, types), ({ type }) => type)
  return Object.fromEntries(types.map((type) => [type, items.get(type) ?? []]))
}
