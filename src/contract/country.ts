import * as z from 'zod/mini'
import { country } from '../domain/content/document.ts'
import { province } from '../domain/country/province.ts'
import { declareCall } from './call.ts'
import { territoryWire } from './region-wire.ts'

const provinceWire = z.codec(
  z.object({ provinceCode: z.string(), provinceName: z.string(), cityList: z.array(z.string()) }),
  province,
  {
    decode: (wire) => ({ code: wire.provinceCode, name: wire.provinceName, cities: wire.cityList }),
    encode: (each) => ({ provinceCode: each.code, provinceName: each.name, cityList: each.cities }),
  },
)

export const getCountries = declareCall({
  method: 'GET',
  path: '/common/getCountryList',
  who: 'any',
  summary: 'All countries of the world by name',
  request: z.object({ type: z.optional(z.literal('all')) }),
  answer: z.array(territoryWire),
  empty: [],
})

/** Names of provinces are those of ISO 3166-2, in the country's own language; those of cities are what editors publish. */
export const getProvinces = declareCall({
  method: 'GET',
  path: '/certification/provinceCity/getListForSupplement',
  who: 'any',
  summary: 'The provinces of a country with their cities',
  request: z.object({ countryCode: country }),
  answer: z.array(provinceWire),
  empty: [],
})

/** Null where no proxy tells, or where it does not know. Decisions: "Many servers". */
export const getVisitorCountry = declareCall({
  method: 'GET',
  path: '/certification/location/getCountryByIp',
  who: 'any',
  summary: 'The country that the visitor’s address belongs to',
  request: z.object({}),
  answer: z.object({ iso_code: z.nullable(country) }),
  empty: { iso_code: null },
})
