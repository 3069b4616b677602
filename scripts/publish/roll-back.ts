import type { Config } from '#server/config.ts'
import { rollBackSite } from '#src/contract/publishing/site-hold.ts'
import { formatSiteHold } from '#src/domain/content-item/site-hold.ts'
import { openDesk, valueOrThrow } from '../desk/desk.ts'
import { readStoredSession } from '../desk/stored-session.ts'

/**
 * Shows each of some sites' release before the one that shows, by the running server, and holds the sites there. Fails, and says so, where
 * there is none.
 */
export async function rollBack(
  config: Config,
  sites: readonly string[],
  reason: string | undefined,
): Promise<void> {
  if (sites.length === 0 || !reason)
    throw new Error('Which site, and why? npm run publish -- --site eu --rollback --reason "..."')
  const session = readStoredSession(config.origins.main, Date.now())
  for (const folder of sites) {
    const desk = openDesk(config, { sites: [folder], ...(session && { session }) })
    const hold = await valueOrThrow(desk.call(rollBackSite, { folder, reason }, { waitsForPublish: true }))
    console.log(`${folder}: ${formatSiteHold(hold)}`)
  }
  console.log('Search, seats and prices go on with current content.')
}
