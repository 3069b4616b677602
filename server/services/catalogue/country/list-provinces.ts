import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Province } from '#src/domain/country/province.ts'
import { provincesOf } from '#src/sites/province-code.ts'
import { listCities } from './list-cities.ts'

/**
 * Lists the provinces of a country (its first administrative level) with their cities, both sorted by the
 * rules of the language.
 */
export async function listProvinces(db: Db, audience: Audience, country: string): Promise<Province[]> {
  const { compare } = new Intl.Collator(audience.language)
  const cities = await listCities(db, audience, country)
  return provincesOf(country)
    .map(({ code, name }) => ({ code, name, cities: (cities.get(code) ?? []).sort(compare) }))
    .sort((a, b) => compare(a.name, b.name))
}
