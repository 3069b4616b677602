import { findPage } from '../page-data/find-page.ts'
import { findQueryPage } from '../page-data/query-page.ts'
import { compileRenderer } from '../renderer/compile.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { TenantName } from '../sites/site.ts'
import { buildFingerprint } from './build-fingerprint.ts'
import { collectGarbage } from './collect-garbage.ts'
import { copyAssets } from './copy-assets.ts'
import { countCheckedContent } from './count-checked-content.ts'
import { endWithCause } from './fatal-message.ts'
import { settingsVariable } from './fork-publisher.ts'
import { withLease } from './lease.ts'
import { makePictures } from './make-pictures.ts'
import { openPress, pressData } from './publish-context.ts'
import { type How, publishSite } from './publish-site.ts'
import { SharePool } from './render-batch-pool.ts'
import { renderPage } from './render-page.ts'
import type { PublisherSettings } from './settings.ts'

/**
 * The publisher's process beside a server: does what its parent asks, one thing after the other but for what readers wait for,
 * and ends with it. The messages are described in server/ports/publisher.ts.
 */
process.on('uncaughtException', endWithCause)
const settings = JSON.parse(process.env[settingsVariable] ?? '') as PublisherSettings
const data = pressData(settings, await compileRenderer())
const press = await openPress(data)
// A preview needs its scripts, and takes no others' place: newer code may have put those.
copyAssets(press.store.folder, false)
const pool = new SharePool(data, { stays: true })
const now = () => new Date()

async function publishOne(name: string, how: Omit<How, 'now'>) {
  const begun = performance.now()
  const passed = () => Math.round(performance.now() - begun)
  const site = press.sites.sites.find((each) => siteFolder(each) === name)
  const nothing = { site: name, pages: 0, rendered: 0, failures: [] }
  if (!site) return { ...nothing, milliseconds: 0, failure: `There is no site "${name}".` }
  try {
    const { seconds: _, ...published } = await publishSite(site, press, pool, { now, ...how })
    return { ...published, milliseconds: passed() }
  } catch (error) {
    return { ...nothing, milliseconds: passed(), failure: (error as Error).message }
  }
}

const acts = {
  async publish(sites: readonly string[]) {
    const published = []
    for (const name of sites) published.push(await publishOne(name, { olderCode: false }))
    pool.rest()
    return published
  },

  async publishWith(sites: readonly string[], wanted: { madeWith: string; olderCode: boolean }) {
    if (wanted.madeWith !== buildFingerprint(settings, data.compiled)) return null
    let checking: Promise<number> | undefined
    const check = () => {
      checking ??= countCheckedContent(press)
      return checking
    }
    const published = []
    for (const name of sites) {
      published.push(await publishOne(name, { olderCode: wanted.olderCode, check }))
      // Content that is not fit is fit for no site.
      const isUnfit = await check().then(
        () => false,
        () => true,
      )
      if (isUnfit) break
    }
    pool.rest()
    await collectGarbage(press.store, now())
    return { items: await check(), sites: published }
  },

  /** Shows a stored release of a site, once no other publisher is at it. */
  async rollBack(name: string, release: string) {
    const site = press.sites.sites.find((each) => siteFolder(each) === name)
    if (!site) throw new Error(`There is no site "${name}".`)
    const done = await withLease(site, press, () => press.store.rollBack(name, release))
    if (!done)
      throw new Error(`${name}: there is no release ${release} any more. The site is held at what it shows.`)
  },

  /** Pulls a page with the preview's word, so that the API answers as if the draft were published. */
  async preview(tenant: TenantName, path: string, word: string) {
    const { baseURL, headers } = press.access
    const access = { baseURL, headers: { ...headers, 'X-Preview': word } }
    const page = await findPage(path, tenant, press.sites, access)
    if (!page) return undefined
    const rendered = await renderPage(page, press)
    await makePictures([rendered], press)
    return rendered
  },
}

/**
 * Answers a reader's query by a page. It waits for no publish: between two shares of pages there is time for one more.
 */
async function answer(tenant: TenantName, path: string, query: string) {
  const asked = await findQueryPage(path, query, tenant, press.sites, press.access)
  if (!asked || 'movedTo' in asked) return asked
  const html = await renderPage(asked.page, press)
  await makePictures([html], press)
  return { html }
}

/** The names of a site's release that shows, and of those that are stored. */
async function releases(site: string) {
  const shown = await press.store.read(site)
  return { ...(shown && { shown: shown.release }), stored: await press.store.releases(site) }
}

/** What is answered while a publish goes on. */
const immediate = { answer, releases }

interface Asked {
  id: number
  act: keyof typeof acts | keyof typeof immediate
  values: never[]
}

let last: Promise<unknown> = Promise.resolve()

process.on('message', ({ id, act, values }: Asked) => {
  const work = () => (({ ...acts, ...immediate })[act] as (...values: never[]) => Promise<unknown>)(...values)
  const isImmediate = act in immediate
  const done = (isImmediate ? work() : last.then(work)).then(
    (value) => process.send?.({ id, value }),
    (error: Error) => process.send?.({ id, failure: error.message }),
  )
  if (!isImmediate) last = done
})
process.on('disconnect', () => process.exit(0))
// A terminal signals all processes of a command; this one ends with the server, when the server has done with
// it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
