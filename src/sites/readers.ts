import { baseLanguage, type Site, type TenantName } from './site.ts'

/** Whom a site's pages in a language are for, as search engines are told: a tag, or x-default for everybody else. */
export interface Readers {
  tag: string
  site: Site
  language: string
}

/**
 * Everybody whom the sites of a brand are for. The site at the root, or the first where there is none, is for
 * all others.
 */
export function readersOfBrand(sites: readonly Site[], tenant: TenantName): Readers[] {
  const own = sites.filter((site) => site.tenant === tenant)
  const root = own.find(({ prefix }) => prefix === '') ?? own[0]
  const told = own.flatMap((site) =>
    site.languages.flatMap((language) =>
      (site.hreflang[language] ?? []).map((tag) => ({ tag, site, language })),
    ),
  )
  return root ? [...told, { tag: 'x-default', site: root, language: baseLanguage(root) }] : told
}
