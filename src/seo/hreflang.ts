import { href, placeOf } from '../routes.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import type { SiteAudienceTag } from '../sites/site-audience-tag.ts'

/**
 * Returns the hreflang links of a page to all its language versions on the sites of the brand. Each language version
 * has the same links. `path` is the page's path without site and language. If only some sites show the page, `shown`
 * are the folders of these sites.
 */
export const hreflangOf = (
  path: string,
  readers: readonly SiteAudienceTag[],
  shown: readonly string[] | undefined,
  origin: string,
): { language: string; href: string }[] =>
  readers
    .filter(({ site }) => shown?.includes(siteFolderOf(site)) ?? true)
    .map(({ tag, site, language }) => ({
      language: tag,
      href: origin + href(placeOf(site, language, 'desktop'), path),
    }))
