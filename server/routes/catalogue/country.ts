import * as contract from '#src/contract/catalogue/country.ts'
import { getCurrencies } from '#src/contract/catalogue/currency.ts'
import { getDistributors } from '#src/contract/catalogue/distributor.ts'
import { getVisitorCountry } from '#src/contract/catalogue/visitor-country.ts'
import { countryOf } from '../../http/country.ts'
import { implement, implementForLearner, implementOfContent } from '../../implement.ts'
import { listCountries } from '../../services/catalogue/country/list-countries.ts'
import { listCurrencies } from '../../services/catalogue/country/list-currencies.ts'
import { listDistributors } from '../../services/catalogue/country/list-distributors.ts'
import { listProvinces } from '../../services/catalogue/country/list-provinces.ts'

export const countryRoutes = [
  implementOfContent(contract.getCountries, ({ db, ...audience }) =>
    listCountries(db, audience, { listed: false }),
  ),

  implementOfContent(contract.getProvinces, ({ db, request, ...audience }) =>
    listProvinces(db, audience, request.country),
  ),

  implement(getVisitorCountry, ({ http, config }) => ({ country: countryOf(http, { config }) })),

  implement(getCurrencies, listCurrencies),

  implementForLearner(getDistributors, ({ db, request, learner, now, ...audience }) =>
    listDistributors(db, audience, { learnerId: learner.id, country: request.country, now }),
  ),
]
