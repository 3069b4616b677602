import type { Config } from '#server/config.ts'
import { rollBackSite } from '#src/contract/publishing/site-hold.ts'
import { formatSiteHold } from '#src/domain/content-item/site-hold.ts'
import { openOperatorApi, unwrapOrThrow } from '../api-client/operator-api.ts'
import { readStoredSession } from '../api-client/stored-session.ts'

/**
 * Rolls sites back to their previous release through the running server, and holds them there. Throws if a site has
 * no previous release.
 */
export async function rollBack(
  config: Config,
  sites: readonly string[],
  reason: string | undefined,
): Promise<void> {
  if (sites.length === 0 || !reason)
    throw new Error('--site or --reason is missing: npm run publish -- --site eu --rollback --reason "..."')
  const session = readStoredSession(config.origins.main, Date.now())
  for (const folder of sites) {
    const api = openOperatorApi(config, { sites: [folder], ...(session && { session }) })
    const hold = await unwrapOrThrow(api.call(rollBackSite, { folder, reason }, { waitsForPublish: true }))
    console.log(`${folder}: ${formatSiteHold(hold)}`)
  }
  console.log('Search, seats and prices continue with current content.')
}
