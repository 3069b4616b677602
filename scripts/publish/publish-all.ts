import type { Config } from '../../server/config.ts'
import { loadSites, siteFolder } from '../../src/sites/load-sites.ts'
import { localAddress, tokenOf } from '../desk/address.ts'
import { copyAssets, loadRenderer } from '../renderer/renderer.ts'
import { type Published, publishSite } from './publish-site.ts'
import { SharePool } from './share-pool.ts'
import { ReleaseStore } from './store.ts'
import { sweep } from './sweep.ts'
import type { Workshop } from './workshop.ts'

/** What the publisher needs of the configuration. */
export type PublishConfig = Pick<Config, 'port' | 'host' | 'dataDir' | 'sites' | 'origins' | 'operatorToken'>

/** The workshop of a configuration; its assets are there to be served. `digest` is the compiled renderer's. */
export async function openWorkshop(config: PublishConfig, digest: string): Promise<Workshop> {
  const store = new ReleaseStore(config.dataDir)
  await copyAssets(store.folder)
  const sites = loadSites('sites', config.sites)
  const unknown = config.sites?.find((name) => !sites.sites.some((site) => siteFolder(site) === name))
  if (unknown) throw new Error(`There is no site "${unknown}": sites/${unknown}/site.json is missing.`)
  const headers = { Authorization: `Bearer ${tokenOf(config)}` }
  return {
    sites,
    origins: config.origins,
    store,
    renderer: await loadRenderer(digest),
    access: { baseURL: `${localAddress(config)}/api`, headers },
    answers: new Map(),
  }
}

/** Publishes every configured site from a running server. */
export async function publishAll(
  config: PublishConfig,
  digest: string,
  onProgress: (site: string, done: number, all: number) => void = () => {},
): Promise<Published[]> {
  const workshop = await openWorkshop(config, digest)
  const pool = new SharePool(workshop, config.dataDir)
  const published: Published[] = []
  try {
    for (const site of workshop.sites.sites) {
      const onPage = (done: number, all: number) => onProgress(site.code, done, all)
      published.push(await publishSite(site, workshop, pool, () => new Date(), onPage))
    }
  } finally {
    await pool.close()
  }
  await sweep(workshop.store, new Date())
  return published
}
