import { baseLanguageOf, type Site, type TenantName } from './site.ts'

/**
 * The audience of a site's pages in a language, for search engines: a hreflang tag, or x-default for visitors of no
 * other audience.
 */
export interface SiteAudienceTag {
  tag: string
  site: Site
  language: string
}

/**
 * Returns the audiences of all sites of a brand. The site at the root is the x-default; if there is none, the first
 * site is.
 */
export function audienceTagsOfBrand(sites: readonly Site[], tenant: TenantName): SiteAudienceTag[] {
  const brandSites = sites.filter((site) => site.tenant === tenant)
  const root = brandSites.find(({ prefix }) => prefix === '') ?? brandSites[0]
  const tagged = brandSites.flatMap((site) =>
    site.languages.flatMap((language) =>
      (site.hreflang[language] ?? []).map((tag) => ({ tag, site, language })),
    ),
  )
  return root ? [...tagged, { tag: 'x-default', site: root, language: baseLanguageOf(root) }] : tagged
}
