import { baseLanguage, type Site, type TenantName } from './site.ts'

/** The audience of a site's pages in a language, for search engines: a hreflang tag, or x-default for everybody else. */
export interface SiteAudienceTag {
  tag: string
  site: Site
  language: string
}

/** Returns the audiences of all sites of a brand. The x-default is the site at the root, or the first site if there is none. */
export function readersOfBrand(sites: readonly Site[], tenant: TenantName): SiteAudienceTag[] {
  const brandSites = sites.filter((site) => site.tenant === tenant)
  const root = brandSites.find(({ prefix }) => prefix === '') ?? brandSites[0]
  const tagged = brandSites.flatMap((site) =>
    site.languages.flatMap((language) =>
      (site.hreflang[language] ?? []).map((tag) => ({ tag, site, language })),
    ),
  )
  return root ? [...tagged, { tag: 'x-default', site: root, language: baseLanguage(root) }] : tagged
}
