import type { ContentLookup, ContentRule } from '../content-finding.ts'
import { listDocumentLinks } from '../links.ts'

interface Audience {
  tenants: readonly string[]
  sites?: readonly string[] | undefined
}

/** Whether a site shows an item with an audience. */
export const isSiteInAudience = (
  { tenants, sites }: Audience,
  site: { tenant: string; folder: string },
): boolean => tenants.includes(site.tenant) && (!sites || sites.includes(site.folder))

/** Returns the served sites that show items with an audience. */
export const listSitesOfAudience = (audience: Audience, content: ContentLookup) =>
  content.sites.filter((site) => isSiteInAudience(audience, site))

/**
 * Finds links to items that one of the document's sites does not show, so that the link leads to no page on that
 * site.
 */
export const findLinksLeavingSites: ContentRule = ({ document }, content) => {
  const found = listDocumentLinks(document).flatMap(({ href, reference }) => {
    const target = reference && content.get(reference.family, Number(reference.key))
    if (!target) return []
    const missing = listSitesOfAudience(document.audience, content).filter(
      (site) => !isSiteInAudience(target.audience, site),
    )
    return missing.map(({ folder }) => `${href} ${folder}`)
  })
  return [...new Set(found)]
}
