import { copyAssets, loadRenderer } from '../renderer/renderer.ts'
import { loadSites, siteFolder } from '../sites/load-sites.ts'
import type { Press } from './press.ts'
import { type Published, publishSite } from './publish-site.ts'
import type { PublisherSettings } from './settings.ts'
import { SharePool } from './share-pool.ts'
import { ReleaseStore } from './store.ts'
import { sweep } from './sweep.ts'

/** Makes a press, with the renderer's assets put where they are served. `digest` is the compiled renderer's. */
export async function openPress(settings: PublisherSettings, digest: string): Promise<Press> {
  const store = new ReleaseStore(settings.dataDir)
  await copyAssets(store.folder)
  const sites = loadSites('sites', settings.sites)
  const unknown = settings.sites?.find((name) => !sites.sites.some((site) => siteFolder(site) === name))
  if (unknown) throw new Error(`There is no site "${unknown}": sites/${unknown}/site.json is missing.`)
  const headers = { Authorization: `Bearer ${settings.token}` }
  return {
    sites,
    origins: settings.origins,
    store,
    renderer: await loadRenderer(digest),
    access: { baseURL: `${settings.server}/api`, headers },
    answers: new Map(),
  }
}

/** Publishes every configured site, with content from a running server. */
export async function publishAll(
  settings: PublisherSettings,
  digest: string,
  onProgress: (site: string, done: number, all: number) => void = () => {},
): Promise<Published[]> {
  const press = await openPress(settings, digest)
  const pool = new SharePool(press, settings.dataDir)
  const published: Published[] = []
  try {
    for (const site of press.sites.sites) {
      const onPage = (done: number, all: number) => onProgress(site.code, done, all)
      published.push(await publishSite(site, press, pool, () => new Date(), onPage))
    }
  } finally {
    await pool.close()
  }
  await sweep(press.store, new Date())
  return published
}
