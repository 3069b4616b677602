import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { href, type Place, resolve } from '#src/routes.ts'
import { loadSites } from '#src/sites/load-sites.ts'
import { type TenantName, tenantName } from '#src/sites/site.ts'
import { findDeadLinks } from './dead-links.ts'
import { farPages } from './far-pages.ts'
import { brokenSets, type Named, namedBy } from './hreflang-sets.ts'
import { type PageLinks, readPage } from './page-links.ts'
import type { Portal } from './portal.ts'
import { releasedPages, releasesIn } from './released-page.ts'
import { type Counts, failed, passed, type Step } from './step.ts'

const shown = 20

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

/** A tenant's origin on this machine: its own host name, the portal's port. */
function originsOf(portal: Portal): Record<TenantName, string> {
  const { tenants } = loadSites()
  const origin = (host: string) => portal.url.replace('//localhost', `//${host}`)
  return { main: origin(tenants.main.localHost), sister: origin(tenants.sister.localHost) }
}

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

async function follow(portal: Portal): Promise<Counts> {
  const pages = { main: new Map<string, PageLinks>(), sister: new Map<string, PageLinks>() }
  const origins = originsOf(portal)
  const sets = new Map<string, Named>()
  for (const { tenant, path, html } of releasedPages(portal.folder)) {
    pages[tenant].set(path, readPage(html))
    const url = origins[tenant] + path
    const named = namedBy(html, url)
    if (named) sets.set(url, named)
  }
  const releases = releasesIn(portal.folder)
  const isReleased = (tenant: TenantName, path: string) =>
    releases.some(
      (release) =>
        release.tenant === tenant &&
        (path in release.files || path in release.moved || release.openEnded.includes(dirname(path))),
    )
  const isThere = (tenant: TenantName, path: string) =>
    isFile(join(portal.folder, 'pages/assets', path)) || isReleased(tenant, path)
  const dead = findDeadLinks({ pages, origins, isThere })
  const broken = brokenSets(sets)
  for (const fault of [...dead.slice(0, shown), ...broken.slice(0, shown)]) console.log(`✗ ${fault}`)
  const far = tenantName.options.flatMap((tenant) => farOf(tenant, pages[tenant]))
  for (const fault of far.slice(0, shown)) console.log(`✗ ${fault}`)
  const all = [...pages.main.values(), ...pages.sister.values()]
  const count = all.reduce((sum, page) => sum + page.links.length, 0)
  console.log(`${all.length} pages, ${count} links, ${dead.length} lead nowhere`)
  console.log(`${sets.size} pages of hreflang, ${broken.length} of them in no whole set`)
  return count > 0 && sets.size > 0 && dead.length + broken.length + far.length === 0 ? passed : failed
}

/** Every link of every published page, followed in the released files, and every set of pages that name each other by hreflang; and no
 * page that search engines show is more than four clicks from home. */
export const links = (portal: Portal): Step => ({
  name: 'links',
  title: 'Links of all published pages',
  needs: ['portal'],
  run: () => follow(portal),
})
