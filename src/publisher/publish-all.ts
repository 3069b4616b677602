import { copyAssets, loadRenderer } from '../renderer/renderer.ts'
import { loadSites, siteFolder } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { type Compiled, OlderCode } from './code.ts'
import type { Press } from './press.ts'
import { type How, type Published, publishSite } from './publish-site.ts'
import type { PublisherSettings } from './settings.ts'
import { SharePool } from './share-pool.ts'
import { ReleaseStore } from './store.ts'
import { sweep } from './sweep.ts'

/** Makes a press, with the renderer's assets put where they are served. */
export async function openPress(settings: PublisherSettings, { digest, madeAt }: Compiled): Promise<Press> {
  const store = new ReleaseStore(settings.dataDir)
  // A preview needs its scripts, and takes no others' place: newer code may have put those.
  await copyAssets(store.folder, false)
  let put: Promise<void> | undefined
  const sites = loadSites('sites', settings.sites)
  const named = [...(settings.sites ?? []), ...(settings.only ?? [])]
  const unknown = named.find((name) => !sites.sites.some((site) => siteFolder(site) === name))
  if (unknown) throw new Error(`There is no site "${unknown}": sites/${unknown}/site.json is missing.`)
  const headers = { Authorization: `Bearer ${settings.token}` }
  return {
    sites,
    origins: settings.origins,
    store,
    compiled: { digest, madeAt },
    renderer: await loadRenderer(digest),
    access: { baseURL: `${settings.server}/api`, headers },
    answers: new Map(),
    putAssets() {
      put ??= copyAssets(store.folder, true)
      return put
    },
  }
}

/**
 * Publishes every chosen site, with content from a running server. A site that shows pages of newer code stays as it is, and
 * says so, unless `settings.olderCode`.
 */
export async function publishAll(
  settings: PublisherSettings,
  compiled: Compiled,
  onProgress: (site: string, done: number, all: number) => void = () => {},
): Promise<Published[]> {
  const press = await openPress(settings, compiled)
  const pool = new SharePool(press, settings.dataDir)
  const how = { now: () => new Date(), olderCode: settings.olderCode ?? false }
  const published: Published[] = []
  try {
    for (const site of press.sites.sites) {
      if (settings.only?.includes(siteFolder(site)) === false) continue
      const onPage = (done: number, all: number) => onProgress(site.code, done, all)
      published.push(await publishUnlessOlder(site, press, pool, { ...how, onPage }))
    }
  } finally {
    await pool.close()
  }
  await sweep(press.store, new Date())
  return published
}

const publishUnlessOlder = (site: Site, press: Press, pool: SharePool, how: How): Promise<Published> =>
  publishSite(site, press, pool, how).catch((error: unknown) => {
    if (!(error instanceof OlderCode)) throw error
    const nothing = { pages: 0, rendered: 0, failures: [], seconds: 0 }
    return { site: siteFolder(site), ...nothing, failure: error.message }
  })
