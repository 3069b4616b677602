import { translatorOf } from '../i18n/load-messages.ts'
import { withSiteOverrides } from '../i18n/site-overrides.ts'
import type { Sites } from '../sites/load-sites.ts'
import { pagePartsOf } from '../sites/parts-of-site.ts'
import type { TenantName } from '../sites/site.ts'
import { audienceTagsOfBrand, type SiteAudienceTag } from '../sites/site-audience-tag.ts'
import { valueInLanguage } from '../sites/text-by-language.ts'
import type { SitePage } from './page.ts'

/** The public origin of each tenant. URLs are built from it and never from a Host header. */
export type OriginByTenant = Record<TenantName, string>

const readersCache = new WeakMap<Sites['sites'], Record<TenantName, SiteAudienceTag[]>>()

/** Returns the audiences of each brand's sites; cached, because they are the same for all pages. */
function readersOf(sites: Sites['sites']): Record<TenantName, SiteAudienceTag[]> {
  const cached = readersCache.get(sites)
  if (cached) return cached
  const byTenant = { main: audienceTagsOfBrand(sites, 'main'), sister: audienceTagsOfBrand(sites, 'sister') }
  readersCache.set(sites, byTenant)
  return byTenant
}

/** Returns the Astro.locals of a page. */
export function localsOf(
  page: SitePage,
  { sites, languages, tenants }: Sites,
  origins: OriginByTenant,
): App.Locals {
  const site = sites.find((candidate) => candidate.siteId === page.place.siteId)
  if (!site) throw new Error(`${page.path}: no site ${page.place.siteId}`)
  const parts = pagePartsOf(site)
  const { language } = page.place
  return {
    page,
    site,
    tenant: tenants[site.tenant],
    parts,
    languages: languages.filter((language) => site.languages.includes(language.code)),
    allLanguages: languages,
    readers: readersOf(sites)[site.tenant],
    origin: origins[site.tenant],
    translator: withSiteOverrides(translatorOf(language), valueInLanguage(parts.words, language)),
  }
}
