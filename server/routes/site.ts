import type { AnswerOf } from '../../src/contract/call.ts'
import * as contract from '../../src/contract/site.ts'
import { refuse } from '../../src/domain/refusal/refusal.ts'
import { languageId, type Sites } from '../../src/sites/load-sites.ts'
import { baseLanguage, direction, type Site } from '../../src/sites/site.ts'
import { implement } from '../implement.ts'
import { languageOf } from '../services/language/language-of.ts'

const infoOf = (sites: Sites, site: Site): AnswerOf<typeof contract.getSiteInfo> => ({
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
})

export const siteRoutes = [
  implement(contract.getSiteInfo, ({ request, sites, tenant, site: root }) => {
    const site =
      request.siteCode === undefined ? root : sites.sites.find((each) => each.code === request.siteCode)
    if (!site || site.tenant !== tenant) return refuse('notFound')
    return infoOf(sites, site)
  }),

  implement(contract.getSitesByIds, ({ request, sites, tenant }) =>
    sites.sites
      .filter((site) => site.tenant === tenant && request.ids.includes(site.siteId))
      .toSorted((one, other) => one.siteId - other.siteId)
      .map((site) => infoOf(sites, site)),
  ),

  implement(contract.getLanguages, ({ sites, site }) =>
    site.languages.map((code) => languageOf(sites, code)),
  ),

  implement(contract.hasNonCertification, ({ site }) => site.nonCertification),
]
