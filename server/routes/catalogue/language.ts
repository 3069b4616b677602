import * as contract from '#src/contract/catalogue/language.ts'
import { implement } from '../../implement.ts'
import { listAreas } from '../../services/catalogue/language/list-areas.ts'
import { listCertificationLanguages } from '../../services/catalogue/language/list-certification-languages.ts'
import { listCountryLanguages } from '../../services/catalogue/language/list-country-languages.ts'

export const languageRoutes = [
  implement(contract.getLanguageSwitch, ({ sites, ...reader }) => listAreas(sites, reader)),

  implement(contract.getCountryLanguages, ({ sites, ...reader }) => listCountryLanguages(sites, reader)),

  implement(contract.getCertificationLanguages, ({ db, sites, ...audience }) =>
    listCertificationLanguages(db, sites, audience),
  ),
]
