import * as z from 'zod/mini'
import { countryField } from '../../domain/content-item/field.ts'
import * as domain from '../../domain/distributor/distributor.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire, wireObject } from '../protocol/renamed.ts'

const distributorWire = renamedWire(domain.distributor, {
  countries: 'countryCodeList',
  name: 'distributorName',
  url: 'linkUrl',
  language: 'textLanguage',
})

/**
 * Returns the distributors that lend devices to holders of a valid certificate: those of a country, or those of all
 * countries if no country is given. Specification 1, section 1: Smart Try.
 */
export const getDistributors = declareCall({
  method: 'GET',
  path: '/certification/smartTry/distributors',
  who: 'learner',
  summary: 'The distributors of a country that lend devices',
  source: 'S1 1',
  request: wireObject({ country: ['countryCode', z.optional(countryField)] }),
  response: z.array(distributorWire),
  empty: [],
  refusals: ['forbidden'],
})
