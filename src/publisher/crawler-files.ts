import { mediaType } from '../hosting/media-type.ts'
import { resolve } from '../routes.ts'
import { robots, sitemap, sitemapIndex, sitemapIndexPath, sitemapPath } from '../seo/sitemap.ts'
import type { Site } from '../sites/site.ts'
import { isPage } from './export/file-of.ts'
import { digest } from './make-fixed.ts'
import type { PublishContext } from './publish-context.ts'
import type { KeptContent } from './release.ts'
import type { Files } from './render-batch.ts'

/** A file for crawlers: the inputs that it depends on, and the function that makes it. */
interface CrawlerFile {
  path: string
  inputs(): unknown
  make(): string
  /** Whether it depends on nothing but the list of pages. */
  ofPages?: true
}

/** The desktop pages of a site that may be indexed, by language, in a stable order. */
function listed(site: Site, files: Files): Map<string, string[]> {
  const paths = Object.keys(files).filter((path) => {
    const file = files[path]
    return file && !file.hidden && isPage(file.type) && !path.startsWith('/mobile')
  })
  return Map.groupBy(paths.sort(), (path) => resolve(path, [site])?.place.language ?? '')
}

/**
 * The sitemaps of a site, whose `pages` are its paths by language, asked for where they are needed; for the site at the root also the index
 * and robots.txt.
 */
export function crawlerFilesOf(
  site: Site,
  pages: () => ReadonlyMap<string, string[]>,
  { sites, origins }: Pick<PublishContext, 'sites' | 'origins'>,
): CrawlerFile[] {
  const origin = origins[site.tenant]
  const sitemaps = site.languages.map((language): CrawlerFile => {
    const paths = () => pages().get(language) ?? []
    const make = () => sitemap(paths(), site, language, origin)
    return { path: sitemapPath(site, language), inputs: paths, make, ofPages: true }
  })
  if (site.prefix !== '') return sitemaps
  const own = sites.sites.filter(({ tenant }) => tenant === site.tenant)
  const index = own.map(({ code, languages }) => [code, languages])
  return [
    ...sitemaps,
    { path: sitemapIndexPath, inputs: () => index, make: () => sitemapIndex(own, origin) },
    { path: '/robots.txt', inputs: () => origin, make: () => robots(origin) },
  ]
}

/** Whether the same pages may be indexed of two states of a site; which, takes longer to say. */
function listTheSame(files: Files, before: Files): boolean {
  for (const [path, file] of Object.entries(files)) {
    const last = before[path]
    if (last?.hidden !== file.hidden || last?.type !== file.type) return false
  }
  return Object.keys(before).every((path) => path in files || !isPage(before[path]?.type ?? ''))
}

/**
 * The crawler files of a site: its sitemaps, and for the site at the root the host's index and robots.txt.
 * They are made anew where they differ.
 */
export function crawlerFiles(site: Site, files: Files, before: Files, press: PublishContext): Files {
  const same = listTheSame(files, before)
  let pages: Map<string, string[]> | undefined
  const listing = () => {
    pages ??= listed(site, files)
    return pages
  }
  const made = crawlerFilesOf(site, listing, press).map(({ path, inputs: source, make, ofPages }) => {
    const kept = before[path]
    if (kept && ofPages && same) return [path, kept] as const
    const inputs = digest(source())
    if (kept?.inputs === inputs) return [path, kept] as const
    const [content] = press.store.keep([make()])
    return [path, { ...(content as KeptContent), type: mediaType(path), inputs }] as const
  })
  return Object.fromEntries(made)
}
