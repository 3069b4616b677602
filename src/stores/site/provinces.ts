import { map } from 'nanostores'
import { getProvinces } from '../../contract/catalogue/country.ts'
import type { Province } from '../../domain/country/province.ts'
import { environment } from '../../environment/environment.ts'

/**
 * The provinces by country code, for the countries that were requested. A list is empty if a country has none or if
 * loading failed.
 */
export const $provinces = map<Record<string, readonly Province[]>>({})

export function loadProvinces(country: string): void {
  if (country !== '' && !$provinces.get()[country]) void fetchProvinces(country)
}

async function fetchProvinces(country: string): Promise<void> {
  const result = await environment().api.call(getProvinces, { country })
  $provinces.setKey(country, result.ok ? result.value : [])
}
