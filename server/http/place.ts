import type { Context } from 'hono'
import { findPlace } from '#src/routes.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import { baseLanguageOf, type Site, type SiteLanguageEntry, type TenantName } from '#src/sites/site.ts'
import type { AppEnv } from './app-env.ts'

/** The site and language of a request. */
export interface CallPlace {
  site: Site
  language: string
}

const asId = (value: unknown): number => (/^\d{1,9}$/.test(String(value)) ? Number(value) : Number.NaN)

/**
 * Returns the site and language that a request names by siteId and languageId. If they are missing, the root site
 * and its base language are used (a learner without a language sends null). Undefined if they belong to another
 * tenant; if `tenant` is null (an operator's request), any tenant is allowed. Specification 2, section 7.
 */
export function placeOfCall(
  sites: Sites,
  tenant: TenantName | null,
  wire: Record<string, unknown>,
): CallPlace | undefined {
  const sitesOfTenant = sites.sites.filter((site) => tenant === null || site.tenant === tenant)
  const site =
    wire.siteId === undefined
      ? rootSiteOf(sites, tenant ?? 'main')
      : sitesOfTenant.find((each) => each.siteId === asId(wire.siteId))
  if (!site) return undefined
  if (wire.languageId === undefined || wire.languageId === null)
    return { site, language: baseLanguageOf(site) }
  const named = languageOf(sites, wire.languageId)
  return named && sitesOfTenant.some((each) => each.languages.includes(named.code))
    ? { site, language: named.code }
    : undefined
}

const languageOf = (sites: Sites, id: unknown): SiteLanguageEntry | undefined =>
  sites.languages.find((language) => language.id === asId(id))

/**
 * Returns the place of the page on this host that sent a request, by its Referer; undefined if the Referer names
 * none.
 */
export function placeOfPage(c: Context<AppEnv>, sites: Sites): CallPlace | undefined {
  const page = URL.parse(c.req.header('referer') ?? '')
  if (page?.origin !== c.get('origin')) return undefined
  const sitesOfTenant = sites.sites.filter(({ tenant }) => tenant === c.get('tenant'))
  const found = findPlace(page.pathname, sitesOfTenant)
  return found && { site: found.site, language: found.place.language }
}
