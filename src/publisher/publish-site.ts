import type { LoggedPublish } from '../domain/content-item/logged-publish.ts'
import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { siteFolderOf } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { withLease } from './lease.ts'
import type { PublishContext } from './publish-context.ts'
import { type ReleaseOptions, releaseSite } from './release-site.ts'
import type { RenderBatchPool } from './render-batch-pool.ts'

/** The result of a publish of a site, with the number of seconds from its start until the pages were live. */
export interface SitePublishResult {
  site: string
  pages: number
  rendered: number
  failures: PageFailure[]
  seconds: number
  /** The hold because of which the pages are prepared but not live. */
  held?: SiteHold
  /** The reason why the site was not changed. */
  failure?: string
}

export interface PublishOptions extends Omit<ReleaseOptions, 'lease'> {
  /** The email of the editor whose action published the site; undefined if no editor caused the publish. */
  editor?: string | undefined
}

/**
 * Publishes one site. Concurrent publishes of a site, on any machine, are merged: each waits for the one before it
 * and then does only the remaining work. Each publish is logged, even if it fails.
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
    context.store.log(siteFolderOf(site), {
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
    return { site: siteFolderOf(site), pages, rendered, failures, seconds, ...(held && { held }) }
  } catch (error) {
    await log({ failure: String(error) }, elapsedSeconds())
    throw error
  }
}
