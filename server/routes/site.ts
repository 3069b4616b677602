import * as contract from '../../src/contract/site.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { languageId } from '../../src/sites/load-sites.ts'
import { baseLanguage, direction } from '../../src/sites/site.ts'
import { implement } from '../implement.ts'

export const siteRoutes = [
  implement(contract.getSiteInfo, ({ request, sites, tenant, site: root }) => {
    const site =
      request.siteCode === undefined ? root : sites.sites.find((each) => each.code === request.siteCode)
    if (!site || site.tenant !== tenant) return refuse('notFound')
    return {
      siteCode: site.code,
      siteId: site.siteId,
      baseLanguageId: languageId(sites.languages, baseLanguage(site)),
      tenantId: sites.tenants[site.tenant].id,
      isEU: site.isEU,
      isAsia: site.isAsia,
      isArabic: direction(baseLanguage(site)) === 'rtl',
      orderFood: site.orderFood,
      showCompanyCertificate: site.showCompanyCertificate,
      languageNavigation: site.languages.length > 1,
    }
  }),

  implement(contract.getLanguages, ({ sites, site }) =>
    site.languages.map((code) => {
      const id = languageId(sites.languages, code)
      const name = sites.languages.find((each) => each.id === id)?.name ?? code
      return {
        id,
        languagePackId: id,
        languageComplete: name,
        languageSimple: code,
        rtlStatus: direction(code) === 'rtl' ? '1' : '0',
      }
    }),
  ),
]
