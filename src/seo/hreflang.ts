import { href, placeOf } from '../routes.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { SiteAudienceTag } from '../sites/site-audience-tag.ts'

/**
 * Returns the hreflang links of a page. Every page of the set has the links of the whole set. `path` is the page's path below
 * its place; `shown` are the folders of the only sites that show it.
 */
export const hreflangOf = (
  path: string,
  readers: readonly SiteAudienceTag[],
  shown: readonly string[] | undefined,
  origin: string,
): { language: string; href: string }[] =>
  readers
    .filter(({ site }) => shown?.includes(siteFolder(site)) ?? true)
    .map(({ tag, site, language }) => ({
      language: tag,
      href: origin + href(placeOf(site, language, 'desktop'), path),
    }))
