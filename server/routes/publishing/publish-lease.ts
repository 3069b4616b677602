import * as contract from '#src/contract/publishing/publish-lease.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { countKnownMigrations } from '../../db/known-migrations.ts'
import { implement } from '../../implement.ts'
import { findDatabaseIdentity } from '../../services/platform/release/database-identity.ts'
import { findHold } from '../../services/publishing/hold/find-holds.ts'
import { recordPageCode } from '../../services/publishing/lease/record-page-code.ts'
import {
  acquireLease,
  leaseTimeout,
  releaseLease,
  renewLease,
} from '../../services/publishing/lease/site-lease.ts'

export const publishLeaseRoutes = [
  implement(contract.beginPublish, async ({ db, site, request, config, now }) => {
    const { digest, madeAt } = request
    const buildInfo = { migrations: countKnownMigrations(), madeAt }
    // With the embedded database there is only one server, so its last build counts as the newest code, even if that
    // build undid a change.
    const code = config.databaseUrl ? await recordPageCode(db, digest, buildInfo) : buildInfo
    const folder = siteFolderOf(site)
    const lease = await acquireLease(db, folder, now)
    const [database, siteHold] = [await findDatabaseIdentity(db), await findHold(db, folder)]
    return { ...lease, lapsesAfter: leaseTimeout, code, database, siteHold }
  }),

  implement(contract.renewPublish, async ({ db, site, request, now }) => ({
    held: await renewLease(db, siteFolderOf(site), request.fence, now),
    siteHold: await findHold(db, siteFolderOf(site)),
  })),

  implement(contract.endPublish, async ({ db, site, request }) => ({
    held: await releaseLease(db, siteFolderOf(site), request.fence),
  })),
]
