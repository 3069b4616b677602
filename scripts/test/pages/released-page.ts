import { closeSync, globSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteRelease } from '#src/publisher/release.ts'
import type { TenantName } from '#src/sites/site.ts'

/** A page as visitors receive it. */
export interface ReleasedPage {
  tenant: TenantName
  site: string
  /** The URL's path: '/eu/de'. */
  path: string
  html: string
}

/** Lists the current releases. */
export const listSiteReleases = (dataFolder: string): SiteRelease[] =>
  globSync(join(dataFolder, 'pages/sites/*/current.json')).map(
    (manifest) => JSON.parse(readFileSync(manifest, 'utf8')) as SiteRelease,
  )

/** Reads `size` bytes of a pack, beginning at `at`. */
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

/** Yields every published page of a data folder, of all or some sites. */
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
