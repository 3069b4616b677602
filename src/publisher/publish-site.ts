import { join } from 'node:path'
import type { PageFailure } from '../domain/content-item/page-failure.ts'
import type { SiteHold } from '../domain/content-item/site-hold.ts'
import { siteFolder } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { withLease } from './lease.ts'
import type { PublishContext } from './publish-context.ts'
import { type LoggedPublish, logPublish } from './publish-log.ts'
import { type HowToRelease, releaseSite } from './release-site.ts'
import type { SharePool } from './render-batch-pool.ts'

/** What a publish did to a site, and the seconds from its begin until readers saw it. */
export interface SitePublishResult {
  site: string
  pages: number
  rendered: number
  failures: PageFailure[]
  seconds: number
  /** The hold for which the pages are prepared and not shown. */
  held?: SiteHold
  /** Why the site stays as it was. */
  failure?: string
}

export type How = Omit<HowToRelease, 'lease'>

/**
 * Publishes one site. Publishes of a site that come together merge: each waits for the one before it, and
 * does only what that left to do; on whatever machines they are. Each is logged, also when it failed.
 */
export async function publishSite(
  site: Site,
  press: PublishContext,
  pool: SharePool,
  how: How,
): Promise<SitePublishResult> {
  const { now } = how
  const folder = press.store.siteFolder(siteFolder(site))
  const begun = now()
  const log = (entry: Omit<LoggedPublish, 'at' | 'seconds'>, seconds: number) =>
    logPublish(join(folder, 'publishes.log'), { at: begun.toISOString(), seconds, ...entry })
  const passed = () => (now().getTime() - begun.getTime()) / 1000
  try {
    const { pages, rendered, failures, held } = await withLease(site, press, (lease) =>
      releaseSite(site, press, pool, { ...how, lease }),
    )
    const seconds = passed()
    await log({ pages, rendered, ...(failures.length > 0 && { failures }), ...(held && { held }) }, seconds)
    return { site: siteFolder(site), pages, rendered, failures, seconds, ...(held && { held }) }
  } catch (error) {
    await log({ failure: String(error) }, passed())
    throw error
  }
}
