import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { Province } from '#src/domain/country/province.ts'
import { provincesOf } from '#src/sites/province-code.ts'
import { listCities } from './list-cities.ts'

/**
 * The provinces of a country (the first level of its parts) with their cities, both sorted as the language
 * sorts names.
 */
export async function listProvinces(db: Db, audience: Audience, country: string): Promise<Province[]> {
  const { compare } = new Intl.Collator(audience.language)
  const cities = await listCities(db, audience, country)
  return provincesOf(country)
    .map(({ code, name }) => ({ code, name, cities: (cities.get(code) ?? []).sort(compare) }))
    .sort((one, other) => compare(one.name, other.name))
}
