import { type Sites, siteFolderOf } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { collectGarbage } from './collect-garbage.ts'
import { createPublishContextData, openPublishContext, type PublishContext } from './publish-context.ts'
import { type PublishOptions, publishSite, type SitePublishResult } from './publish-site.ts'
import { RenderBatchPool } from './render-batch-pool.ts'
import { type CompiledVersion, OlderCodeError } from './renderer-version.ts'
import type { PublisherSettings } from './settings.ts'

/**
 * Publishes every chosen site, with content from a running server. A site whose pages were rendered by newer code is
 * not changed, unless `settings.allowsOlderCode` is set. Pages are rendered while `check` runs, and go live after it
 * has succeeded; if it fails, no page goes live.
 */
export async function publishAll(
  settings: PublisherSettings,
  compiled: CompiledVersion,
  {
    check,
    onProgress = () => {},
    sites,
    editor,
  }: {
    check?: () => Promise<unknown>
    onProgress?: (site: string, done: number, all: number) => void
    /** The sites of the settings, if they are already loaded. */
    sites?: Sites
    /** The editor's email for the log; undefined if the server's start causes the publish. */
    editor?: string
  } = {},
): Promise<SitePublishResult[]> {
  const data = createPublishContextData(settings, compiled, sites)
  const chosen = data.sites.sites.filter((site) => settings.only?.includes(siteFolderOf(site)) !== false)
  const pool = new RenderBatchPool(data, { stays: false })
  const options = { now: () => new Date(), allowsOlderCode: settings.allowsOlderCode ?? false, check, editor }
  const published: SitePublishResult[] = []
  try {
    const context = await openPublishContext(data)
    for (const site of chosen) {
      const onPage = (done: number, all: number) => onProgress(site.code, done, all)
      published.push(await publishUnlessOlder(site, context, pool, { ...options, onPage }))
    }
    await collectGarbage(context.store, new Date())
  } finally {
    await pool.close()
  }
  return published
}

const publishUnlessOlder = (
  site: Site,
  context: PublishContext,
  pool: RenderBatchPool,
  options: PublishOptions,
): Promise<SitePublishResult> =>
  publishSite(site, context, pool, options).catch((error: unknown) => {
    if (!(error instanceof OlderCodeError)) throw error
    const counts = { pages: 0, rendered: 0, failures: [], seconds: 0 }
    return { site: siteFolderOf(site), ...counts, failure: error.message }
  })
