import type { LoggedPublish } from '../domain/content-item/logged-publish.ts'
import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { withLease } from './lease.ts'
import type { PublishContext } from './publish-context.ts'
import { type ReleaseOptions, releaseSite } from './release-site.ts'
import type { RenderBatchPool } from './render-batch-pool.ts'

/** The result of a publish of a site, with the seconds from its start until readers saw it. */
export interface SitePublishResult {
  site: string
  pages: number
  rendered: number
  failures: PageFailure[]
  seconds: number
  /** The hold for which the pages are prepared and not shown. */
  held?: SiteHold
  /** The reason why the site stays as it was. */
  failure?: string
}

export interface PublishOptions extends Omit<ReleaseOptions, 'lease'> {
  /** The editor whose act publishes the site; undefined if no editor caused it. */
  editor?: string | undefined
}

/**
 * Publishes one site. Concurrent publishes of a site, on any machines, merge: each waits for the one before it and
 * does only what is left. Each is logged, also a failed one.
 */
export async function publishSite(
  site: Site,
  context: PublishContext,
  pool: RenderBatchPool,
  options: PublishOptions,
): Promise<SitePublishResult> {
  const { now, editor } = options
  const startedAt = now()
  const log = (entry: Omit<LoggedPublish, 'at' | 'seconds'>, seconds: number) =>
    context.store.log(siteFolder(site), {
      ...{ at: startedAt.toISOString(), seconds, ...(editor && { by: editor }) },
      ...entry,
    })
  const elapsedSeconds = () => (now().getTime() - startedAt.getTime()) / 1000
  try {
    const { pages, rendered, failures, held } = await withLease(site, context, (lease) =>
      releaseSite(site, context, pool, { ...options, lease }),
    )
    const seconds = elapsedSeconds()
    await log({ pages, rendered, ...(failures.length > 0 && { failures }), ...(held && { held }) }, seconds)
    return { site: siteFolder(site), pages, rendered, failures, seconds, ...(held && { held }) }
  } catch (error) {
    await log({ failure: String(error) }, elapsedSeconds())
    throw error
  }
}
