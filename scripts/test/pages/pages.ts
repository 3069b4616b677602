import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { loadSites, siteFolderOf } from '#src/sites/load-sites.ts'
import type { TenantName } from '#src/sites/site.ts'
import type { TestPortal } from '../portal.ts'
import type { TestStep } from '../step.ts'
import { compareReleases } from './compare-releases.ts'
import { withPagesByAstro } from './pages-by-astro.ts'
import type { PagePart, PartReport } from './read-part.ts'
import { reportHtml } from './report-html.ts'
import { reportLinks } from './report-links.ts'

/**
 * The sites whose HTML is validated and compared in each run. They cover both brands and both directions. `npm run
 * prove -- pages` uses all sites.
 */
const sitesOfTests = ['mena', 'micro-en']

/** Returns the origin of each tenant on this machine: a host name for each tenant, with the port of the portal. */
function originsOf(portal: TestPortal): Record<TenantName, string> {
  const { tenants } = loadSites()
  const origin = (host: string) => portal.url.replace('//localhost', `//${host}`)
  return { main: origin(tenants.main.localHost), sister: origin(tenants.sister.localHost) }
}

async function readInThread(part: PagePart): Promise<PartReport> {
  const worker = new Worker(new URL('./part-worker.ts', import.meta.url), { workerData: part })
  const [read] = (await once(worker, 'message')) as [PartReport]
  return read
}

/** Reads all published pages of a portal once, with one worker thread per core. */
function readPages(portal: TestPortal, sites: readonly string[]): Promise<PartReport[]> {
  const parts = availableParallelism()
  const common = { folder: portal.folder, parts, sites, origins: originsOf(portal) }
  return Promise.all(Array.from({ length: parts }, (_, part) => readInThread({ ...common, part })))
}

/**
 * Tests the published pages of a portal: that the HTML of the chosen sites is valid, that the links of all sites
 * work, and that Astro itself renders the chosen sites to the same bytes. Returns how many of these three tests have
 * passed and failed.
 */
export async function testPublishedPages(
  portal: TestPortal,
  sites = loadSites().sites.map(siteFolderOf),
): Promise<{ passed: number; failed: number }> {
  const parts = await readPages(portal, sites)
  const outcomes = [
    reportHtml(parts),
    reportLinks(
      parts.flatMap(({ pages }) => pages),
      portal.folder,
      originsOf(portal),
    ),
    await withPagesByAstro(portal, sites, (folder) => compareReleases([portal.folder, folder], sites)),
  ]
  const passed = outcomes.filter(Boolean).length
  return { passed, failed: outcomes.length - passed }
}

export const createPagesStep = (portal: TestPortal): TestStep => ({
  name: 'pages',
  title: 'Published pages: HTML, links, and the same bytes as by Astro itself',
  needs: ['portal'],
  run: () => testPublishedPages(portal, sitesOfTests),
})
