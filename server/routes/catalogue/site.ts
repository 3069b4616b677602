import { getFaq } from '#src/contract/catalogue/faq.ts'
import { getFeedbackPrompt } from '#src/contract/catalogue/feedback.ts'
import { getFooter } from '#src/contract/catalogue/footer.ts'
import { getSeo } from '#src/contract/catalogue/seo.ts'
import * as contract from '#src/contract/catalogue/site.ts'
import { getSupplyInfo } from '#src/contract/catalogue/supply-info.ts'
import { getKinds } from '#src/contract/kind.ts'
import type { ResponseOf } from '#src/contract/protocol/call.ts'
import { getServerTime } from '#src/contract/protocol/server-time.ts'
import { textDirectionOf } from '#src/domain/language/script.ts'
import { refuse } from '#src/domain/refusal.ts'
import { getLanguageId, type Sites } from '#src/sites/load-sites.ts'
import { supplyInfoOf } from '#src/sites/parts-of-site.ts'
import { baseLanguageOf, type Site } from '#src/sites/site.ts'
import { implement, implementOfContent } from '../../implement.ts'
import { listCertificationKinds } from '../../services/catalogue/dictionary/list-certification-kinds.ts'
import { languageOf } from '../../services/catalogue/language/language-of.ts'
import { findFaqEntries } from '../../services/catalogue/site/find-faq-entries.ts'
import { findFeedbackPrompt } from '../../services/catalogue/site/find-feedback-prompt.ts'
import { listSiteFooterLinks } from '../../services/catalogue/site/list-footer-links.ts'
import { listSeoEntries } from '../../services/catalogue/site/list-seo-entries.ts'

const infoOf = (sites: Sites, site: Site): ResponseOf<typeof contract.getSiteInfo> => ({
  siteCode: site.code,
  siteId: site.siteId,
  baseLanguageId: getLanguageId(sites.languages, baseLanguageOf(site)),
  tenantId: sites.tenants[site.tenant].id,
  isEU: site.isEU,
  isAsia: site.isAsia,
  isArabic: textDirectionOf(baseLanguageOf(site)) === 'rtl',
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

  implement(getFooter, listSiteFooterLinks),

  implement(getSeo, listSeoEntries),

  implement(getSupplyInfo, ({ site }) => {
    const { fields, beforeEnrolment } = supplyInfoOf(site)
    return { ...fields, beforeEnrolment }
  }),

  implementOfContent(getFeedbackPrompt, ({ db, ...audience }) => findFeedbackPrompt(db, audience)),

  implementOfContent(getFaq, ({ db, request, ...audience }) => findFaqEntries(db, audience, request.keyword)),

  implementOfContent(getKinds, ({ db, ...audience }) => listCertificationKinds(db, audience)),

  implement(getServerTime, ({ now }) => now),
]
