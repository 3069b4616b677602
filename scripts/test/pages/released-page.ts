import { closeSync, globSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteRelease } from '#src/publisher/release.ts'
import type { TenantName } from '#src/sites/site.ts'

/** One page as readers get it. */
export interface ReleasedPage {
  tenant: TenantName
  site: string
  /** The URL's path: '/eu/de'. */
  path: string
  html: string
}

/** The releases that readers see. */
export const listSiteReleases = (dataFolder: string): SiteRelease[] =>
  globSync(join(dataFolder, 'pages/sites/*/current.json')).map(
    (manifest) => JSON.parse(readFileSync(manifest, 'utf8')) as SiteRelease,
  )

/** Reads the bytes from `at` on, of a pack that holds many pages. */
function slice(pack: string, at: number, size: number): Buffer {
  const file = openSync(pack, 'r')
  try {
    const bytes = Buffer.alloc(size)
    readSync(file, bytes, 0, size, at)
    return bytes
  } finally {
    closeSync(file)
  }
}

/** Yields every published page of a data folder, of all sites or of some. */
export function* releasedPages(dataFolder: string, sites?: readonly string[]): Generator<ReleasedPage> {
  for (const { site, tenant, files } of listSiteReleases(dataFolder)) {
    if (sites && !sites.includes(site)) continue
    for (const [path, { pack, at, size, type }] of Object.entries(files)) {
      if (!type.startsWith('text/html')) continue
      const html = slice(join(dataFolder, 'pages/packs', pack), at, size).toString()
      yield { tenant, site, path, html }
    }
  }
}
