import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { FacetNamer } from '#src/domain/filter/facets-of.ts'
import { loadRegionFinder } from './region-finder.ts'

/**
 * Returns two functions of the region filter: one that returns the filter values of a country, and one that returns
 * the name of a value.
 */
export async function loadRegionFilter(db: Db, audience: Audience) {
  const regionsAt = await loadRegionFinder(db, audience)
  const names = new Map<string, string>()
  const valuesOf = (country: string): string[] =>
    regionsAt(country).map(({ id, name }) => {
      names.set(String(id), name)
      return String(id)
    })
  const nameOf: FacetNamer = (filter, value) => (filter === 'regionId' ? (names.get(value) ?? null) : null)
  return { valuesOf, nameOf }
}
