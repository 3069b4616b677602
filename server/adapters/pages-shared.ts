import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { limitConcurrency } from '#src/process/limit-concurrency.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import type { Site } from '#src/sites/site.ts'
import type { Clock } from '../ports/clock.ts'
import type { PublishedPages, ReleaseStatus } from '../ports/pages.ts'
import { PackCache } from './pack-cache.ts'
import { createFolderPages } from './pages-folder.ts'

/** The current release of a site: the digest of its manifest, its revision, and the time of the switch. */
interface CurrentRelease {
  site: string
  release: string
  digest: string
  revision: number
  since: Date
}

interface SharedPagesOptions {
  /** The folder that caches files of releases. */
  folder: string
  sites: readonly Site[]
  clock: Clock
  /** Reads the current releases of sites, by their folders. */
  readCurrent: (sites: readonly string[]) => Promise<CurrentRelease[]>
  /** Reads a file of releases from the storage; undefined if it is not stored. */
  readStored: (key: string) => Promise<Buffer | undefined>
  /** The identity of the portal's database, which each manifest names. */
  database: string
  /** The maximum total size of the cached packs, in bytes. */
  cacheBytes: number
}

/** The number of manifests that are fetched at the same time. */
const manifestsAtOnce = 4

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const part = `${path}.${randomUUID()}.part`
  await writeFile(part, bytes)
  await rename(part, path)
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Returns the published pages of a portal whose servers share them. The database has a row for each current release,
 * the storage has the files of the releases, and the folder is a cache. `refresh` reads which releases are current;
 * the caller must call `refresh` repeatedly.
 */
export function createSharedPages(options: SharedPagesOptions): PublishedPages {
  const { folder, sites, clock, readCurrent, readStored } = options
  const names = sites.map(siteFolderOf)
  const cache = new PackCache(options)
  const pages = createFolderPages(folder, sites, clock, { ...options, fetchFile: (key) => cache.fetch(key) })
  /**
   * `servedReleases` has the releases that this server serves now, by site; `current` has the releases that it
   * should serve.
   */
  const servedReleases = new Map<string, CurrentRelease>()
  let current: CurrentRelease[] = []
  const limit = limitConcurrency(manifestsAtOnce)

  async function show(release: CurrentRelease): Promise<void> {
    const { site, release: name, digest } = release
    if (servedReleases.get(site)?.digest === digest) return void servedReleases.set(site, release)
    const file = join(folder, 'sites', site, 'current.json')
    const local = await readFile(file).catch(() => undefined)
    if (!local || digestOf(local) !== digest) {
      const key = `sites/${site}/releases/${name}.json`
      const made = await readFile(join(folder, key)).catch(() => undefined)
      const manifest = made && digestOf(made) === digest ? made : await readStored(key)
      if (!manifest || digestOf(manifest) !== digest)
        throw new Error(`The manifest of the release ${name} of ${site} is not in the storage`)
      await writeWhole(file, manifest)
    }
    servedReleases.set(site, release)
  }

  /**
   * Stops serving sites that have no current release, for example because the folder still has a release of another
   * database.
   */
  async function hideOthers(): Promise<void> {
    for (const site of names.filter((name) => !current.some((each) => each.site === name))) {
      servedReleases.delete(site)
      await rm(join(folder, 'sites', site, 'current.json'), { force: true })
    }
  }

  async function refreshOnce(): Promise<void> {
    current = await readCurrent(names)
    const results = await Promise.allSettled(current.map((release) => limit(() => show(release))))
    await hideOthers()
    const failed = results.find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  /**
   * Reads which releases are current. A call during a run waits for the next run, because the present run may miss a
   * change that was made just before the call.
   */
  function refresh(): Promise<void> {
    if (!running) {
      running = refreshOnce().finally(() => {
        running = undefined
      })
      return running
    }
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined
        return refresh()
      })
    return next
  }

  return {
    ...pages,
    refresh,
    async listReleaseStatuses() {
      const missing = await pages.listSitesWithoutPages()
      return current.map(({ site, digest, since }): ReleaseStatus => {
        // A site counts as missing if its release belongs to another database, because such a release is not shown.
        const served = missing.includes(site) ? undefined : servedReleases.get(site)
        const lag = served?.digest === digest ? 0 : (clock() - since.getTime()) / 1000
        return { site, revision: served?.revision ?? null, lagSeconds: Math.max(0, lag) }
      })
    },
  }
}
