import { type Sites, siteFolder } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { type CompiledPages, OlderCode } from './code.ts'
import { collectGarbage } from './collect-garbage.ts'
import { openPress, type PublishContext, pressData } from './publish-context.ts'
import { type How, publishSite, type SitePublishResult } from './publish-site.ts'
import { SharePool } from './render-batch-pool.ts'
import type { PublisherSettings } from './settings.ts'
import { ReleaseStore } from './store.ts'

/**
 * Publishes every chosen site, with content from a running server. A site that shows pages of newer code stays as it is, and
 * says so, unless `settings.olderCode`. Pages are made while their content is checked, and shown when it was: none where `check` fails.
 */
export async function publishAll(
  settings: PublisherSettings,
  compiled: CompiledPages,
  {
    check,
    onProgress = () => {},
    sites,
  }: {
    check?: () => Promise<unknown>
    onProgress?: (site: string, done: number, all: number) => void
    /** The sites of the settings, where they are loaded already. */
    sites?: Sites
  } = {},
): Promise<SitePublishResult[]> {
  const data = pressData(settings, compiled, sites)
  const chosen = data.sites.sites.filter((site) => settings.only?.includes(siteFolder(site)) !== false)
  const pool = new SharePool(data, { stays: false })
  const store = new ReleaseStore(data.dataDir)
  const how = { now: () => new Date(), olderCode: settings.olderCode ?? false, check }
  const published: SitePublishResult[] = []
  try {
    const press = await openPress(data)
    for (const site of chosen) {
      const onPage = (done: number, all: number) => onProgress(site.code, done, all)
      published.push(await publishUnlessOlder(site, press, pool, { ...how, onPage }))
    }
    await collectGarbage(store, new Date())
  } finally {
    await pool.close()
  }
  return published
}

const publishUnlessOlder = (
  site: Site,
  press: PublishContext,
  pool: SharePool,
  how: How,
): Promise<SitePublishResult> =>
  publishSite(site, press, pool, how).catch((error: unknown) => {
    if (!(error instanceof OlderCode)) throw error
    const nothing = { pages: 0, rendered: 0, failures: [], seconds: 0 }
    return { site: siteFolder(site), ...nothing, failure: error.message }
  })
