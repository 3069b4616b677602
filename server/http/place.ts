import type { Context } from 'hono'
import { resolve } from '#src/routes.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { rootSite } from '#src/sites/root-site.ts'
import { baseLanguage, type Site, type SiteLanguageEntry, type TenantName } from '#src/sites/site.ts'
import type { AppEnv } from './app-env.ts'

/** The site and the language that a request is answered for. */
export interface CallPlace {
  site: Site
  language: string
}

const asId = (value: unknown): number => (/^\d{1,9}$/.test(String(value)) ? Number(value) : Number.NaN)

/**
 * The site and language that a request names by siteId and languageId: absent ones mean the root site and its
 * base language (a learner who has not chosen a language is sent back with null). Undefined when they are
 * none of the tenant's; a null tenant (an operator's request) may ask for any. Specification 2, section 7.
 */
export function placeOfCall(
  sites: Sites,
  tenant: TenantName | null,
  wire: Record<string, unknown>,
): CallPlace | undefined {
  const own = sites.sites.filter((site) => tenant === null || site.tenant === tenant)
  const site =
    wire.siteId === undefined
      ? rootSite(sites, tenant ?? 'main')
      : own.find((each) => each.siteId === asId(wire.siteId))
  if (!site) return undefined
  if (wire.languageId === undefined || wire.languageId === null) return { site, language: baseLanguage(site) }
  const asked = languageOf(sites, wire.languageId)
  return asked && own.some((each) => each.languages.includes(asked.code))
    ? { site, language: asked.code }
    : undefined
}

const languageOf = (sites: Sites, id: unknown): SiteLanguageEntry | undefined =>
  sites.languages.find((language) => language.id === asId(id))

/** The place of the page of this host that sends a request, by its Referer; undefined where that names none. */
export function placeOfPage(c: Context<AppEnv>, sites: Sites): CallPlace | undefined {
  const page = URL.parse(c.req.header('referer') ?? '')
  if (page?.origin !== c.get('origin')) return undefined
  const own = sites.sites.filter(({ tenant }) => tenant === c.get('tenant'))
  const found = resolve(page.pathname, own)
  return found && { site: found.site, language: found.place.language }
}
