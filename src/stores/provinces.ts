import { map } from 'nanostores'
import { getProvinces } from '../contract/country.ts'
import type { Province } from '../domain/country/province.ts'
import { environment } from '../environment/environment.ts'

/** The provinces of countries that were asked for, by country code: none where they are not known, or could not be had. */
export const $provinces = map<Record<string, readonly Province[]>>({})

export function loadProvinces(country: string): void {
  if (country !== '' && !$provinces.get()[country]) void ask(country)
}

async function ask(country: string): Promise<void> {
  const answer = await environment().api.call(getProvinces, { countryCode: country })
  $provinces.setKey(country, answer.ok ? answer.value : [])
}
