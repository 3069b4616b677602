import * as contract from '#src/contract/publishing/stored-release.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import { implement } from '../../implement.ts'
import { findReleases } from '../../services/publishing/release/find-releases.ts'
import { findPublishes, recordPublish } from '../../services/publishing/release/publish-records.ts'
import { findMissingFiles, findStoredAssets } from '../../services/publishing/release/release-files.ts'
import { showStoredRelease, switchRelease } from '../../services/publishing/release/switch-release.ts'

export const storedReleaseRoutes = [
  implement(contract.findReleases, ({ db, site }) => findReleases(db, siteFolder(site))),

  implement(contract.switchRelease, async ({ db, site, ports, request: { fence, ...release }, now }) => {
    const result = await switchRelease(db, { ...release, site: siteFolder(site) }, { fence, now })
    await ports.pages.follow()
    return result
  }),

  implement(contract.showStoredRelease, async ({ db, site, ports, request: { fence, release }, now }) => {
    const switched = await showStoredRelease(db, { site: siteFolder(site), release }, { fence, now })
    await ports.pages.follow()
    return { switched }
  }),

  implement(contract.findMissingFiles, async ({ ports, request: { keys }, now }) => ({
    missing: await findMissingFiles(ports.storage, keys, now),
  })),

  implement(contract.findStoredAssets, async ({ ports }) => ({
    paths: await findStoredAssets(ports.storage),
  })),

  implement(contract.recordPublish, async ({ db, site, request: { entry } }) => {
    await recordPublish(db, siteFolder(site), entry)
    return true as const
  }),

  implement(contract.findPublishes, ({ db, site }) => findPublishes(db, siteFolder(site))),
]
