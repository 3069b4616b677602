import { map } from 'nanostores'
import { getProvinces } from '../../contract/catalogue/country.ts'
import type { Province } from '../../domain/country/province.ts'
import { environment } from '../../environment/environment.ts'

/**
 * The provinces of the countries that were asked for, by country code; an empty list where there are none or
 * they could not be had.
 */
export const $provinces = map<Record<string, readonly Province[]>>({})

export function loadProvinces(country: string): void {
  if (country !== '' && !$provinces.get()[country]) void ask(country)
}

async function ask(country: string): Promise<void> {
  const answer = await environment().api.call(getProvinces, { country })
  $provinces.setKey(country, answer.ok ? answer.value : [])
}
