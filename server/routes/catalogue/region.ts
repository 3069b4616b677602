import * as contract from '#src/contract/catalogue/region.ts'
import { implementOfContent } from '../../implement.ts'
import { listCountries } from '../../services/catalogue/country/list-countries.ts'
import { findRegionIds, listRegions } from '../../services/catalogue/region/list-regions.ts'

export const regionRoutes = [
  implementOfContent(contract.getRegions, ({ db, request, ...audience }) =>
    request.type === 'region'
      ? listRegions(db, audience)
      : listCountries(db, audience, { listed: request.countries === 'listed' }),
  ),

  implementOfContent(contract.getRegionIds, ({ db, request, ...audience }) =>
    findRegionIds(db, audience, request.code),
  ),
]
