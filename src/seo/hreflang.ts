import { href, placeOf } from '../routes.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { SiteAudienceTag } from '../sites/site-audience-tag.ts'

/**
 * Returns the hreflang links of a page. Every page of the set links to all pages of the set. `path` is the page's
 * path below its place. If only some sites show the page, `shown` are the folders of these sites.
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
