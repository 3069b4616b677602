import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { href, type Place, resolve } from '#src/routes.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { siteTenantName, type TenantName } from '#src/sites/site.ts'
import { findDeadPageLinks } from './dead-links.ts'
import { farPages } from './far-pages.ts'
import { brokenSets } from './hreflang-sets.ts'
import type { PageLinks } from './page-links.ts'
import type { PageRead } from './read-part.ts'
import { listSiteReleases } from './released-page.ts'

const shown = 20

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** The pages of a tenant that are too far from home; those that search engines leave out may be anywhere. */
function farOf(tenant: TenantName, pages: ReadonlyMap<string, PageLinks>): string[] {
  const own = loadSites().sites.filter((site) => site.tenant === tenant)
  const home = (path: string) => href(resolve(path, own)?.place as Place, '/')
  const pathOf = (from: string) => (link: string) =>
    URL.parse(link, new URL(from, 'http://page.invalid'))?.pathname ?? ''
  const ways = new Map([...pages].map(([path, { ways }]) => [path, ways.map(pathOf(path))]))
  const sought = [...pages].filter(([, page]) => page.indexed).map(([path]) => path)
  return farPages(sought, ways, home)
}

/** Whether an address is a released or compiled file, or one of many that a page answers. */
function targetsIn(folder: string): (tenant: TenantName, path: string) => boolean {
  const releases = listSiteReleases(folder)
  const isReleased = (tenant: TenantName, path: string) =>
    releases.some(
      (release) =>
        release.tenant === tenant &&
        (path in release.files || path in release.moved || release.openEnded.includes(dirname(path))),
    )
  return (tenant, path) => isFile(join(folder, 'pages/assets', path)) || isReleased(tenant, path)
}

/**
 * Follows every link of every page in the released files, and every set of pages that name each other by hreflang; and no page
 * that search engines show may be more than four clicks from home. Prints what is wrong, and returns whether nothing is.
 */
export function reportLinks(
  read: readonly PageRead[],
  folder: string,
  origins: Record<TenantName, string>,
): boolean {
  const ofTenant = (tenant: TenantName) =>
    new Map(read.filter((page) => page.tenant === tenant).map(({ path, links }) => [path, links]))
  const pages = { main: ofTenant('main'), sister: ofTenant('sister') }
  const sets = new Map(
    read.flatMap(({ tenant, path, named }) => (named ? [[origins[tenant] + path, named] as const] : [])),
  )
  const dead = findDeadPageLinks({ pages, origins, isThere: targetsIn(folder) })
  const broken = brokenSets(sets)
  const far = siteTenantName.options.flatMap((tenant) => farOf(tenant, pages[tenant]))
  for (const faults of [dead, broken, far])
    for (const fault of faults.slice(0, shown)) console.log(`✗ ${fault}`)
  const count = read.reduce((sum, { links }) => sum + links.links.length, 0)
  console.log(`${read.length} pages, ${count} links, ${dead.length} lead nowhere`)
  console.log(`${sets.size} pages of hreflang, ${broken.length} of them in no whole set`)
  return count > 0 && sets.size > 0 && dead.length + broken.length + far.length === 0
}
