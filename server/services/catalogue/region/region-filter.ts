import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { NameOf } from '#src/domain/filter/facets-of.ts'
import { regionsOf } from './regions-of.ts'

/** The values of the filter by region: those of a country, and what they are called. */
export async function regionFilter(db: Db, audience: Audience) {
  const regionsAt = await regionsOf(db, audience)
  const names = new Map<string, string>()
  const valuesOf = (country: string): string[] =>
    regionsAt(country).map(({ id, name }) => {
      names.set(String(id), name)
      return String(id)
    })
  const nameOf: NameOf = (filter, value) => (filter === 'regionId' ? (names.get(value) ?? null) : null)
  return { valuesOf, nameOf }
}
