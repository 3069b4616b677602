import * as z from 'zod/mini'
import { declareCall } from '../protocol/call.ts'
import { wireObject } from '../protocol/renamed.ts'
import { codedEnum } from '../protocol/wire.ts'
import { territoryWire } from './region-wire.ts'

/**
 * Returns countries or regions by type, or countries if no type is given. `listed` leaves out countries that belong
 * to no region. Specification 2, section 7.
 */
export const getRegions = declareCall({
  method: 'GET',
  path: '/certification/regionInfo/getList',
  who: 'any',
  summary: 'Countries by name, or regions in their order',
  source: 'S2 7',
  request: wireObject({
    type: z.optional(codedEnum({ country: '0', region: '1' })),
    countries: ['countryQueryType', z.optional(codedEnum({ all: '0', listed: '1' }))],
  }),
  response: z.array(territoryWire),
  empty: [],
})

/** Returns the ids of the regions for a code, which is a region's own code or the code of a country in the region. */
export const getRegionIds = declareCall({
  method: 'GET',
  path: '/certification/regionInfo/listRegionIdByParam',
  who: 'any',
  summary: 'The ids of the regions of a code',
  source: 'S2 7',
  request: wireObject({ code: ['regionCode', z.string().check(z.regex(/^[A-Z_]{2,40}$/))] }),
  response: z.array(z.int()),
  empty: [],
})
