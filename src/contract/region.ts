import * as z from 'zod/mini'
import { declareCall } from './call.ts'
import { territoryWire } from './region-wire.ts'
import { coded } from './wire.ts'

/** Without a type, countries. `countryQueryType` '1' leaves out countries that no region lists. Specification 2, section 7. */
export const getRegions = declareCall({
  method: 'GET',
  path: '/certification/regionInfo/getList',
  who: 'any',
  summary: 'Countries by name, or regions in their order',
  request: z.object({
    type: z.optional(coded({ country: '0', region: '1' })),
    countryQueryType: z.optional(coded({ all: '0', listed: '1' })),
  }),
  answer: z.array(territoryWire),
  empty: [],
})

/** `regionCode` is a region's own code, or that of a country that the region lists. */
export const getRegionIds = declareCall({
  method: 'GET',
  path: '/certification/regionInfo/listRegionIdByParam',
  who: 'any',
  summary: 'The ids of the regions that a code means',
  request: z.object({ regionCode: z.string().check(z.regex(/^[A-Z_]{2,40}$/)) }),
  answer: z.array(z.int()),
  empty: [],
})
