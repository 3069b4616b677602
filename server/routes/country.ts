import * as contract from '../../src/contract/country.ts'
import { countryOf } from '../http/country.ts'
import { implement } from '../implement.ts'
import { listCountries } from '../services/country/list-countries.ts'
import { listProvinces } from '../services/country/list-provinces.ts'

export const countryRoutes = [
  implement(contract.getCountries, ({ db, ...audience }) => listCountries(db, audience, { listed: false })),

  implement(contract.getProvinces, ({ db, request, ...audience }) =>
    listProvinces(db, audience, request.countryCode),
  ),

  implement(contract.getVisitorCountry, ({ http, config }) => ({ iso_code: countryOf(http, { config }) })),
]
