import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../server/config.ts'
import { loadSites, siteFolder } from '../../src/sites/load-sites.ts'
import { copyAssets, loadRenderer } from '../renderer/renderer.ts'
import { type Published, publishSite } from './publish-site.ts'
import { ReleaseStore } from './store.ts'
import { sweep } from './sweep.ts'

/** What the publisher needs of the configuration. */
export type PublishConfig = Pick<Config, 'port' | 'host' | 'dataDir' | 'sites' | 'origins' | 'operatorToken'>

/** Where the server listens, as seen from this machine. */
export const localAddress = ({ port, host }: Pick<Config, 'port' | 'host'>): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`

/** The token that the server made for itself, unless the environment gives one. */
const tokenOf = ({ operatorToken, dataDir }: PublishConfig): string =>
  operatorToken ?? readFileSync(join(dataDir, 'operator-token'), 'utf8').trim()

/** Publishes every configured site from a running server. `digest` is the compiled renderer's. */
export async function publishAll(
  config: PublishConfig,
  digest: string,
  onProgress: (site: string, done: number, all: number) => void = () => {},
): Promise<Published[]> {
  const store = new ReleaseStore(config.dataDir)
  await copyAssets(store.folder)
  const sites = loadSites('sites', config.sites)
  const unknown = config.sites?.find((name) => !sites.sites.some((site) => siteFolder(site) === name))
  if (unknown) throw new Error(`There is no site "${unknown}": sites/${unknown}/site.json is missing.`)
  const publisher = {
    sites,
    origins: config.origins,
    store,
    dataFolder: config.dataDir,
    renderer: await loadRenderer(digest),
    api: { baseURL: `${localAddress(config)}/api`, operatorToken: tokenOf(config) },
  }
  const published: Published[] = []
  for (const site of publisher.sites.sites) {
    published.push(
      await publishSite(
        site,
        publisher,
        () => new Date(),
        (done, all) => onProgress(site.code, done, all),
      ),
    )
  }
  await sweep(store, new Date())
  return published
}
