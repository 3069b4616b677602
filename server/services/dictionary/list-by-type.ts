import type { Dictionaries } from '../../../src/domain/dictionary/dictionary.ts'
import type { Db } from '../../db/client.ts'
import type { Audience } from '../content/shown-to.ts'
import { listItems } from './list-items.ts'

/** The items of several dictionaries by type; one that is not there has none. */
export async function listByType(
  db: Db,
  audience: Audience,
  types: readonly string[],
): Promise<Dictionaries> {
  const items = Map.groupBy(await listItems(db, audience, types), ({ type }) => type)
  return Object.fromEntries(types.map((type) => [type, items.get(type) ?? []]))
}
