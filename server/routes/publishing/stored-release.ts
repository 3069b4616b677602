import * as contract from '#src/contract/publishing/stored-release.ts'
import { loggedPublish } from '#src/domain/content-item/logged-publish.ts'
import { refuse } from '#src/domain/refusal.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { implement } from '../../implement.ts'
import { findReleases } from '../../services/platform/release/find-releases.ts'
import { findMissingFiles, findStoredAssets } from '../../services/platform/release/release-files.ts'
import { listPublishRecords, recordPublish } from '../../services/publishing/release/publish-records.ts'
import { switchRelease, switchToStoredRelease } from '../../services/publishing/release/switch-release.ts'

/** Reads a publish from JSON; returns undefined if the JSON is not a publish. */
function readLoggedPublish(json: string) {
  try {
    return loggedPublish.safeParse(JSON.parse(json)).data
  } catch {
    return undefined
  }
}

export const storedReleaseRoutes = [
  implement(contract.findReleases, ({ db, site }) => findReleases(db, siteFolderOf(site))),

  implement(contract.switchRelease, async ({ db, site, ports, request: { fence, ...release }, now }) => {
    const result = await switchRelease(db, { ...release, site: siteFolderOf(site) }, { fence, now })
    await ports.pages.refresh()
    return result
  }),

  implement(contract.showStoredRelease, async ({ db, site, ports, request: { fence, release }, now }) => {
    const switched = await switchToStoredRelease(db, { site: siteFolderOf(site), release }, { fence, now })
    await ports.pages.refresh()
    return { switched }
  }),

  implement(contract.findMissingFiles, async ({ ports, request: { keys }, now }) => ({
    missing: await findMissingFiles(ports.storage, keys, now),
  })),

  implement(contract.findStoredAssets, async ({ ports }) => ({
    paths: await findStoredAssets(ports.storage),
  })),

  implement(contract.recordPublish, async ({ db, site, request: { entry } }) => {
    const publish = readLoggedPublish(entry)
    if (!publish) return refuse('invalid', { fields: ['entry'] })
    await recordPublish(db, siteFolderOf(site), publish)
    return true as const
  }),

  implement(contract.findPublishes, ({ db, site }) => listPublishRecords(db, siteFolderOf(site))),
]
