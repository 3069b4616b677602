import { closeSync, globSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteRelease } from '#src/publisher/release.ts'
import type { TenantName } from '#src/sites/site.ts'

/** A published page as visitors receive it. */
export interface ReleasedPage {
  tenant: TenantName
  site: string
  /** The path of the page's URL: '/eu/de'. */
  path: string
  html: string
}

/** Lists the current release of each site in a data folder. */
export const listSiteReleases = (dataFolder: string): SiteRelease[] =>
  globSync(join(dataFolder, 'pages/sites/*/current.json')).map(
    (manifest) => JSON.parse(readFileSync(manifest, 'utf8')) as SiteRelease,
  )

/** Reads `size` bytes from a pack (a file that contains many pages), beginning at byte `at`. */
function readSlice(pack: string, at: number, size: number): Buffer {
  const file = openSync(pack, 'r')
  try {
    const bytes = Buffer.alloc(size)
    readSync(file, bytes, 0, size, at)
    return bytes
  } finally {
    closeSync(file)
  }
}

/** Yields every published page of some or all sites in a data folder. */
export function* readReleasedPages(dataFolder: string, sites?: readonly string[]): Generator<ReleasedPage> {
  for (const { site, tenant, files } of listSiteReleases(dataFolder)) {
    if (sites && !sites.includes(site)) continue
    for (const [path, { pack, at, size, type }] of Object.entries(files)) {
      if (!type.startsWith('text/html')) continue
      const html = readSlice(join(dataFolder, 'pages/packs', pack), at, size).toString()
      yield { tenant, site, path, html }
    }
  }
}
