import { mediaType } from '../../src/hosting/media-type.ts'
import { resolve } from '../../src/routes.ts'
import { robots, sitemap, sitemapIndex, sitemapIndexPath, sitemapPath } from '../../src/seo/sitemap.ts'
import type { Site } from '../../src/sites/site.ts'
import { isPage } from './export/file-of.ts'
import { digest } from './make-fixed.ts'
import type { KeptContent } from './release.ts'
import type { Files } from './share.ts'
import type { Workshop } from './workshop.ts'

/** A file for crawlers: what it is made of, and how. */
interface CrawlerFile {
  path: string
  inputs: unknown
  make(): string
}

/** The desktop pages of a site that may be indexed, by language, in an order that does not change. */
function listed(site: Site, files: Files): Map<string, string[]> {
  const paths = Object.keys(files).filter((path) => {
    const file = files[path]
    return file && !file.hidden && isPage(file.type) && !path.startsWith('/mobile')
  })
  return Map.groupBy(paths.sort(), (path) => resolve(path, [site])?.place.language ?? '')
}

function crawlerFilesOf(site: Site, files: Files, { sites, origins }: Workshop): CrawlerFile[] {
  const origin = origins[site.tenant]
  const pages = listed(site, files)
  const sitemaps = site.languages.map((language): CrawlerFile => {
    const paths = pages.get(language) ?? []
    const make = () => sitemap(paths, site, language, origin)
    return { path: sitemapPath(site, language), inputs: paths, make }
  })
  if (site.prefix !== '') return sitemaps
  const own = sites.sites.filter(({ tenant }) => tenant === site.tenant)
  const index = own.map(({ code, languages }) => [code, languages])
  return [
    ...sitemaps,
    { path: sitemapIndexPath, inputs: index, make: () => sitemapIndex(own, origin) },
    { path: '/robots.txt', inputs: origin, make: () => robots(origin) },
  ]
}

/** The sitemaps of a site, and on the site at the root the host's index and robots.txt; made anew where they differ. */
export function crawlerFiles(site: Site, files: Files, before: Files, workshop: Workshop): Files {
  const made = crawlerFilesOf(site, files, workshop).map(({ path, inputs: source, make }) => {
    const inputs = digest(source)
    const kept = before[path]
    if (kept?.inputs === inputs) return [path, kept] as const
    const [content] = workshop.store.keep([make()])
    return [path, { ...(content as KeptContent), type: mediaType(path), inputs }] as const
  })
  return Object.fromEntries(made)
}
