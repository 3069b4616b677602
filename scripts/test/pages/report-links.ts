import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findPlace, href, type Place } from '#src/routes.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { siteTenantName, type TenantName } from '#src/sites/site.ts'
import { findDeadPageLinks } from './dead-links.ts'
import { findDistantPages } from './find-distant-pages.ts'
import { findBrokenHreflangSets } from './hreflang-sets.ts'
import type { PageLinks } from './page-links.ts'
import type { ReadPage } from './read-part.ts'
import { listSiteReleases } from './released-page.ts'

const maxShown = 20

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * Lists the pages of a tenant that are too many clicks away from the home page. Pages that search engines exclude
 * are not listed.
 */
function findFarPages(tenant: TenantName, pages: ReadonlyMap<string, PageLinks>): string[] {
  const sitesOfTenant = loadSites().sites.filter((site) => site.tenant === tenant)
  const home = (path: string) => href(findPlace(path, sitesOfTenant)?.place as Place, '/')
  const pathOf = (from: string) => (link: string) =>
    URL.parse(link, new URL(from, 'http://page.invalid'))?.pathname ?? ''
  const ways = new Map([...pages].map(([path, { ways }]) => [path, ways.map(pathOf(path))]))
  const indexedPages = [...pages].filter(([, page]) => page.indexed).map(([path]) => path)
  return findDistantPages(indexedPages, ways, home)
}

/**
 * Returns a function that returns whether a path exists: as a released or compiled file, or served by a page that
 * serves many paths.
 */
function fileCheckOf(folder: string): (tenant: TenantName, path: string) => boolean {
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
 * Checks every link and every set of hreflang links of the released pages, and that no page that search engines may
 * show is more than four clicks away from its home page. Prints the faults, and returns whether there are none.
 */
export function reportLinks(
  read: readonly ReadPage[],
  folder: string,
  origins: Record<TenantName, string>,
): boolean {
  const ofTenant = (tenant: TenantName) =>
    new Map(read.filter((page) => page.tenant === tenant).map(({ path, links }) => [path, links]))
  const pages = { main: ofTenant('main'), sister: ofTenant('sister') }
  const sets = new Map(
    read.flatMap(({ tenant, path, hreflangLinks: named }) =>
      named ? [[origins[tenant] + path, named] as const] : [],
    ),
  )
  const dead = findDeadPageLinks({ pages, origins, exists: fileCheckOf(folder) })
  const broken = findBrokenHreflangSets(sets)
  const far = siteTenantName.options.flatMap((tenant) => findFarPages(tenant, pages[tenant]))
  for (const faults of [dead, broken, far])
    for (const fault of faults.slice(0, maxShown)) console.log(`✗ ${fault}`)
  const count = read.reduce((sum, { links }) => sum + links.links.length, 0)
  console.log(`${read.length} pages, ${count} links, ${dead.length} dead`)
  console.log(`${sets.size} pages with hreflang links, ${broken.length} in incomplete sets`)
  return count > 0 && sets.size > 0 && dead.length + broken.length + far.length === 0
}
