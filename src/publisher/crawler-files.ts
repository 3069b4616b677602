import { mediaTypeOf } from '../hosting/media-type.ts'
import { findPlace } from '../routes.ts'
import {
  formatSecurityTxt,
  renderRobots,
  renderSitemap,
  renderSitemapIndex,
  type SitemapPage,
  securityTxtPath,
  sitemapIndexPath,
  sitemapPath,
} from '../seo/sitemap.ts'
import type { Site } from '../sites/site.ts'
import { isHtml } from './export/exported-file.ts'
import type { PublishContext } from './publish-context.ts'
import type { StoredContent } from './release.ts'
import type { ReleasedFiles } from './render-batch.ts'
import { computeValueDigest } from './render-fixed-pages.ts'

/** A file for crawlers: the inputs that it depends on, and the function that creates it. */
interface CrawlerFile {
  path: string
  inputs(): unknown
  make(): string
  /** Set if the file depends only on the list of pages. */
  ofPages?: true
}

/**
 * Returns the desktop pages of a site that may be indexed, by language, in a stable order. In development
 * `scripts/dev/crawlers.ts` selects them.
 */
function indexedPages(site: Site, files: ReleasedFiles): Map<string, SitemapPage[]> {
  const paths = Object.keys(files).filter((path) => {
    const file = files[path]
    return file && !file.hidden && isHtml(file.type) && !path.startsWith('/mobile')
  })
  const pages = paths.sort().map((path) => ({ path, changed: files[path]?.changed }))
  return Map.groupBy(pages, ({ path }) => findPlace(path, [site])?.place.language ?? '')
}

/**
 * Returns the sitemaps of a site; for the site at the root of the host, also the sitemap index, robots.txt and
 * security.txt. `pages` returns the pages by language; it is called only when the pages are needed.
 */
export function listCrawlerFiles(
  site: Site,
  pages: () => ReadonlyMap<string, SitemapPage[]>,
  { sites, origins }: Pick<PublishContext, 'sites' | 'origins'>,
): CrawlerFile[] {
  const origin = origins[site.tenant]
  const sitemaps = site.languages.map((language): CrawlerFile => {
    const listed = () => pages().get(language) ?? []
    const make = () => renderSitemap(listed(), site, language, origin)
    return { path: sitemapPath(site, language), inputs: listed, make, ofPages: true }
  })
  if (site.prefix !== '') return sitemaps
  const brandSites = sites.sites.filter(({ tenant }) => tenant === site.tenant)
  const { contact } = sites.tenants[site.tenant]
  const year = new Date().getUTCFullYear()
  const index = brandSites.map(({ code, languages }) => [code, languages])
  return [
    ...sitemaps,
    { path: sitemapIndexPath, inputs: () => index, make: () => renderSitemapIndex(brandSites, origin) },
    { path: '/robots.txt', inputs: () => origin, make: () => renderRobots(origin) },
    {
      path: securityTxtPath,
      inputs: () => [contact, origin, year],
      make: () => formatSecurityTxt(contact, origin, year),
    },
  ]
}

/**
 * Returns whether the pages that may be indexed are the same in two states of a site, without computing these
 * pages.
 */
function haveSamePages(files: ReleasedFiles, before: ReleasedFiles): boolean {
  for (const [path, file] of Object.entries(files)) {
    const last = before[path]
    if (last?.hidden !== file.hidden || last?.type !== file.type) return false
  }
  return Object.keys(before).every((path) => path in files || !isHtml(before[path]?.type ?? ''))
}

/**
 * Renders the crawler files of a site: its sitemaps and, for the site at the root, the sitemap index, robots.txt
 * and security.txt of the host. Files with unchanged inputs are reused. The days of changes in sitemaps are
 * compared only once a day, because nearly every release changes such a day.
 */
export function renderCrawlerFiles(
  site: Site,
  files: ReleasedFiles,
  before: ReleasedFiles,
  context: PublishContext,
  isSameDay = true,
): ReleasedFiles {
  const samePages = isSameDay && haveSamePages(files, before)
  let pages: Map<string, SitemapPage[]> | undefined
  const pagesByLanguage = () => {
    pages ??= indexedPages(site, files)
    return pages
  }
  const made = listCrawlerFiles(site, pagesByLanguage, context).map(
    ({ path, inputs: readInputs, make, ofPages }) => {
      const previous = before[path]
      if (previous && ofPages && samePages) return [path, previous] as const
      const inputs = computeValueDigest(readInputs())
      if (previous?.inputs === inputs) return [path, previous] as const
      const [content] = context.store.storeContents([make()])
      return [path, { ...(content as StoredContent), type: mediaTypeOf(path), inputs }] as const
    },
  )
  return Object.fromEntries(made)
}
