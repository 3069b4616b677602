import * as z from 'zod/mini'
import { countryField } from '../../domain/content-item/field.ts'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'

/**
 * Returns the country of the visitor's network address, or null if no proxy reports a country. Decision:
 * docs/decisions/visitor-address.md.
 */
export const getVisitorCountry = declareCall({
  method: 'GET',
  path: '/certification/location/getCountryByIp',
  who: 'any',
  summary: 'The country of the visitor’s address',
  source: 'S2 7',
  request: z.object({}),
  response: wireObject({ country: ['iso_code', z.nullable(countryField)] }),
  empty: { country: null },
})
