import { iso31662 } from 'iso-3166'
import type { Province } from '../../../src/domain/country/province.ts'

/** By the country's code, or by that of the province that they are a part of. */
const parts = Map.groupBy(iso31662, ({ parent }) => parent)

/** The first level of a country's parts, as the asked language sorts their names. Nobody lists their cities. */
export function listProvinces(country: string, language: string): Province[] {
  const { compare } = new Intl.Collator(language)
  return (parts.get(country) ?? [])
    .map(({ code, name }) => ({ code, name, cities: [] }))
    .sort((one, other) => compare(one.name, other.name))
}
