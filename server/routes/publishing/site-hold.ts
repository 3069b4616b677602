import * as contract from '#src/contract/publishing/site-hold.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { OperatorVisibleError } from '../../http/operator-visible-error.ts'
import { publishInputOf } from '../../http/publish-input-of.ts'
import { implement } from '../../implement.ts'
import { checkKnownSite } from '../../services/platform/list/check-known.ts'
import { publishSitesOfAction } from '../../services/publishing/content-item/publish-sites.ts'
import { createSiteHold } from '../../services/publishing/hold/create-site-hold.ts'
import { endSiteHold } from '../../services/publishing/hold/end-site-hold.ts'
import { listHolds } from '../../services/publishing/hold/find-holds.ts'
import { checkSiteRights } from '../../services/publishing/rights/check-change-rights.ts'

/** Throws an error of the publisher again in a form whose message the operator sees. */
const throwVisible = (error: Error): never => {
  throw new OperatorVisibleError(error.message, { cause: error })
}

export const siteHoldRoutes = [
  implement(contract.getSiteHolds, ({ db }) => listHolds(db)),

  implement(contract.rollBackSite, async ({ db, sites, ports: { publisher }, request, ...context }) => {
    const { folder, reason } = request
    const publishing = publishInputOf(context)
    const refused = checkKnownSite('folder', folder) ?? checkSiteRights(publishing.limits, [folder])
    if (refused) return refused
    if (!sites.sites.some((site) => siteFolderOf(site) === folder)) return refuse('notFound')
    const { shown, stored } = await publisher.findReleaseNames(folder).catch(throwVisible)
    const earlier = stored.find((name) => shown !== undefined && name < shown)
    const release = request.release ?? earlier
    if (release === undefined || !stored.includes(release))
      return refuse('notFound', { reason: 'unknownRelease' })
    // The hold is created before the rollback: after that, a running publisher can't make another release current,
    // so the rollback also replaces its last release.
    const hold = await createSiteHold(db, { site: folder, release, reason }, publishing)
    await publisher.rollBack(folder, release).catch(throwVisible)
    return hold
  }),

  implement(contract.releaseSiteHold, async ({ db, clock, ports: { publisher }, request, ...context }) => {
    const { folder } = request
    const publishing = publishInputOf(context)
    const refused = checkKnownSite('folder', folder) ?? checkSiteRights(publishing.limits, [folder])
    if (refused) return refused
    const released = await endSiteHold(db, folder, publishing)
    if (isRefused(released)) return released
    const by = { editor: publishing.editor, clock }
    return { sites: await publishSitesOfAction(db, publisher, released.owed, by).catch(throwVisible) }
  }),
]
