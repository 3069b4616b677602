import * as z from 'zod/mini'
import { countryField } from '../../domain/content-item/field.ts'
import { country as domainCountry } from '../../domain/country/country.ts'
import { province } from '../../domain/country/province.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'

const provinceWire = renamedWire(province, { code: 'provinceCode', name: 'provinceName', cities: 'cityList' })

const countryWire = renamedWire(domainCountry, { code: 'regionCode' })

export const getCountries = declareCall({
  method: 'GET',
  path: '/common/getCountryList',
  who: 'any',
  summary: 'All countries of the world by name, with their calling codes',
  source: 'S2 7',
  request: z.object({ type: z.optional(z.literal('all')) }),
  response: z.array(countryWire),
  empty: [],
})

/**
 * Returns the provinces and cities of a country. Provinces have the names of ISO 3166-2 in the country's language;
 * editors publish the cities.
 */
export const getProvinces = declareCall({
  method: 'GET',
  path: '/certification/provinceCity/getListForSupplement',
  who: 'any',
  summary: 'The provinces of a country with their cities',
  source: 'S2 7',
  request: wireObject({ country: ['countryCode', countryField] }),
  response: z.array(provinceWire),
  empty: [],
})
