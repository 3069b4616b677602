import { iso31662 } from 'iso-3166'
import type { Province } from '../../../src/domain/country/province.ts'
import type { Db } from '../../db/client.ts'
import type { Audience } from '../content/shown-to.ts'
import { listCities } from './list-cities.ts'

/** By the country's code, or by that of the province that they are a part of. */
const parts = Map.groupBy(iso31662, ({ parent }) => parent)

/** Whether a country has a part of that code on its first level. */
export const provinceExists = (code: string): boolean =>
  (parts.get(code.slice(0, 2)) ?? []).some((part) => part.code === code)

/** The first level of a country's parts with their cities, both as the asked language sorts their names. */
export async function listProvinces(db: Db, audience: Audience, country: string): Promise<Province[]> {
  const { compare } = new Intl.Collator(audience.language)
  const cities = await listCities(db, audience, country)
  return (parts.get(country) ?? [])
    .map(({ code, name }) => ({ code, name, cities: (cities.get(code) ?? []).sort(compare) }))
    .sort((one, other) => compare(one.name, other.name))
}
