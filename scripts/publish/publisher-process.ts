import { parseConfig } from '../../server/config.ts'
import { pageAt } from '../../src/content/page-at.ts'
import { siteFolder } from '../../src/sites/load-sites.ts'
import type { TenantName } from '../../src/sites/site.ts'
import { compileRenderer } from '../renderer/compile.ts'
import { makePictures } from './make-pictures.ts'
import { openWorkshop } from './publish-all.ts'
import { publishSite } from './publish-site.ts'
import { renderPage } from './render-page.ts'
import { SharePool } from './share-pool.ts'

/**
 * The publisher beside a server: does what its parent asks, one thing after the other, and ends with it. What it asks and
 * gets is server/ports/publisher.ts.
 */
const config = parseConfig(process.env)
const { digest } = await compileRenderer()
const workshop = await openWorkshop(config, digest)
const pool = new SharePool(workshop, config.dataDir)
const now = () => new Date()

async function publishOne(name: string) {
  const begun = performance.now()
  const passed = () => Math.round(performance.now() - begun)
  const site = workshop.sites.sites.find((each) => siteFolder(each) === name)
  if (!site)
    return { site: name, pages: 0, rendered: 0, milliseconds: 0, failure: `There is no site "${name}".` }
  try {
    const { pages, rendered } = await publishSite(site, workshop, pool, now)
    return { site: name, pages, rendered, milliseconds: passed() }
  } catch (error) {
    return { site: name, pages: 0, rendered: 0, milliseconds: passed(), failure: (error as Error).message }
  }
}

const acts = {
  async publish(sites: readonly string[]) {
    const published = []
    for (const name of sites) published.push(await publishOne(name))
    await pool.close()
    return published
  },

  /** The page is pulled with the word, so the API answers as if the draft were published. */
  async preview(tenant: TenantName, path: string, word: string) {
    const { baseURL, headers } = workshop.access
    const access = { baseURL, headers: { ...headers, 'X-Preview': word } }
    const page = await pageAt(path, tenant, workshop.sites, access)
    if (!page) return undefined
    const rendered = await renderPage(page, workshop)
    await makePictures([rendered], workshop)
    return rendered
  },
}

interface Asked {
  id: number
  act: keyof typeof acts
  values: never[]
}

let last: Promise<unknown> = Promise.resolve()

process.on('message', ({ id, act, values }: Asked) => {
  const work = () => (acts[act] as (...values: never[]) => Promise<unknown>)(...values)
  last = last.then(work).then(
    (value) => process.send?.({ id, value }),
    (error: Error) => process.send?.({ id, failure: error.message }),
  )
})
process.on('disconnect', () => process.exit(0))
// A terminal tells all processes of a command; this one ends with the server, when that has done with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
