import { escapeMarkup } from '../i18n/escape-markup.ts'
import type { Place } from '../routes.ts'
import { placeOf } from '../routes.ts'
import type { Site } from '../sites/site.ts'
import { alternatePathOf } from './alternate-path.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const mobileMedia = 'only screen and (max-width: 992px)'

/** A page of a sitemap. */
export interface SitemapPage {
  path: string
  /** The day on which the content of the page last changed, 2026-03-31; undefined if unknown. */
  changed?: string | undefined
}

function entry({ path, changed }: SitemapPage, place: Place, origin: string): string {
  const otherVariant = escapeMarkup(origin + alternatePathOf(path, place, { variant: 'mobile' }))
  const link = `<xhtml:link rel="alternate" media="${mobileMedia}" href="${otherVariant}"/>`
  const day = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<url><loc>${escapeMarkup(origin + path)}</loc>${day}${link}</url>\n`
}

/**
 * Returns the sitemap of a site in one language, from the pages that `src/publisher/crawler-files.ts` selects: its
 * desktop pages, each with its mobile variant. Links to other languages are in the pages (see hreflang).
 */
export function renderSitemap(
  pages: readonly SitemapPage[],
  site: Site,
  language: string,
  origin: string,
): string {
  const place = placeOf(site, language, 'desktop')
  const entries = pages.map((page) => entry(page, place, origin))
  return `${head}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('')}</urlset>\n`
}

/**
 * Returns the path of a site's sitemap in a language. It is at the root, so that the sitemap may contain every page
 * of the host.
 */
export const sitemapPath = (site: Site, language: string): string =>
  `/sitemap-${site.code.toLowerCase()}-${language.toLowerCase()}.xml`

export const sitemapIndexPath = '/sitemap.xml'

/** Returns the sitemap index of a host, with the sitemaps of all its sites. */
export function renderSitemapIndex(sites: readonly Site[], origin: string): string {
  const entries = sites.flatMap((site) =>
    site.languages.map(
      (language) => `<sitemap><loc>${escapeMarkup(origin + sitemapPath(site, language))}</loc></sitemap>\n`,
    ),
  )
  return `${head}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`
}

export const securityTxtPath = '/.well-known/security.txt'

/**
 * Returns the security.txt of a host (RFC 9116), which says where to report vulnerabilities. `year` is the current
 * year. The file expires in the middle of the next year, and the first publish of each year renews it.
 */
export const formatSecurityTxt = (contact: string, origin: string, year: number): string =>
  `Contact: mailto:${contact}\nExpires: ${year + 1}-06-30T23:59:59Z\nCanonical: ${origin}${securityTxtPath}\n`

/** Returns the robots.txt of a host. It excludes paths under /api and /user, which are not pages. */
export const renderRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /user/\n\nSitemap: ${origin}${sitemapIndexPath}\n`
