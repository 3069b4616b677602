import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TenantName } from '../../src/sites/site.ts'
import type { Release } from '../publish/release.ts'

/** One page as readers get it. */
export interface ReleasedPage {
  tenant: TenantName
  site: string
  /** The URL's path: '/eu/de'. */
  path: string
  html: string
}

/** Every published page of a data folder, of all sites. */
export function* releasedPages(dataFolder: string): Generator<ReleasedPage> {
  const folder = join(dataFolder, 'pages')
  for (const manifest of globSync(join(folder, 'sites/*/current.json'))) {
    const { site, tenant, files } = JSON.parse(readFileSync(manifest, 'utf8')) as Release
    for (const [path, { pack, at, size, type }] of Object.entries(files)) {
      if (!type.startsWith('text/html')) continue
      const html = readFileSync(join(folder, 'packs', pack))
        .subarray(at, at + size)
        .toString()
      yield { tenant, site, path, html }
    }
  }
}
