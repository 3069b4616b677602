import { open, readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import * as z from 'zod'
import { assetPath, cachePolicyOfAsset } from '#src/hosting/asset.ts'
import { mediaType } from '#src/hosting/media-type.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import type { Site, TenantName } from '#src/sites/site.ts'
import type { Clock } from '../ports/clock.ts'
import type { PublishedFile, PublishedPages } from '../ports/pages.ts'

/**
 * The entry of a page in the publisher's manifest: `size` bytes from `at` on in a pack. Pages are read one by
 * one, when they are asked for.
 */
const released = z.object({
  object: z.string(),
  pack: z.string().regex(/^[0-9a-f]{32}$/),
  at: z.int().nonnegative(),
  size: z.int().nonnegative(),
  type: z.string(),
})

interface Manifest {
  files: Record<string, unknown>
  gone: string[]
  moved?: Record<string, string>
  openEnded?: string[]
}

/**
 * How often the manifest is checked, in milliseconds: a switched release shows at the latest after this time.
 */
const checkEvery = 20

interface Current {
  checkedAt: number
  mtimeMs: number
  manifest: Manifest | 'unreadable' | undefined
}

/** The manifest in a file, or `unreadable`: cut short by a full disk or a copy that broke off. */
async function readManifest(file: string): Promise<Manifest | 'unreadable'> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Manifest
  } catch {
    return 'unreadable'
  }
}

/**
 * Reads the manifest of one site, again when another release was switched to. A server that has read the release before goes on
 * showing it while the new one is unreadable.
 */
function siteRelease(folder: string, clock: Clock): () => Promise<Current['manifest']> {
  const file = join(folder, 'current.json')
  let current: Current = { checkedAt: Number.NEGATIVE_INFINITY, mtimeMs: 0, manifest: undefined }
  return async () => {
    if (Math.abs(clock() - current.checkedAt) < checkEvery) return current.manifest
    const mtimeMs = await stat(file).then(
      (found) => found.mtimeMs,
      () => 0,
    )
    const manifest =
      mtimeMs === current.mtimeMs ? current.manifest : mtimeMs === 0 ? undefined : await readManifest(file)
    const shown = manifest === 'unreadable' ? (current.manifest ?? manifest) : manifest
    current = { checkedAt: clock(), mtimeMs, manifest: shown }
    return shown
  }
}

/** The published pages in a folder: packs of them, a manifest for each site, and assets by their URL's path. */
export function pagesInFolder(folder: string, sites: readonly Site[], clock: Clock): PublishedPages {
  const releases = sites.map((site) => ({
    name: siteFolder(site),
    site,
    tenant: site.tenant,
    current: siteRelease(join(folder, 'sites', siteFolder(site)), clock),
  }))
  return {
    async find(tenant, path) {
      const asset = await findAsset(join(folder, 'assets'), path)
      return asset ?? (await findPage(folder, releases, tenant, path))
    },
    async missing() {
      const found = await Promise.all(releases.map((release) => release.current()))
      return releases
        .filter((_, index) => !found[index] || found[index] === 'unreadable')
        .map((release) => release.name)
    },
  }
}

type Releases = { site: Site; tenant: TenantName; current: () => Promise<Current['manifest']> }[]

/** The release that a path would be of: that of the site whose prefix it begins with, else of the site at the root. */
function homeOf(own: Releases, path: string): Releases[number] | undefined {
  const parts = path.split('/').filter(Boolean)
  const first = parts[0] === 'mobile' ? parts[1] : parts[0]
  const root = own.find(({ site }) => site.prefix === '')
  return own.find(({ site }) => site.prefix !== '' && site.prefix === first) ?? root
}

async function findPage(folder: string, releases: Releases, tenant: TenantName, path: string) {
  const own = releases.filter((each) => each.tenant === tenant)
  const home = homeOf(own, path)
  for (const release of own) {
    const manifest = await release.current()
    if (manifest === 'unreadable') {
      if (release === home) return 'unreadable'
      continue
    }
    const { files = {}, gone = [], moved = {}, openEnded = [] } = manifest ?? {}
    const above = path.slice(0, path.lastIndexOf('/'))
    const shown = !Object.hasOwn(files, path) && openEnded.includes(above) ? above : path
    if (Object.hasOwn(files, shown)) return readPage(folder, released.parse(files[shown]))
    if (Object.hasOwn(moved, path)) return { movedTo: moved[path] as string }
    const aboveTo = Object.hasOwn(moved, above) ? moved[above] : undefined
    if (aboveTo && openEnded.includes(aboveTo)) return { movedTo: aboveTo + path.slice(above.length) }
    if (gone.includes(path)) return 'gone'
  }
  return undefined
}

async function readPage(folder: string, { pack, at, size, type, object }: z.infer<typeof released>) {
  const file = await open(join(folder, 'packs', pack)).catch(() => undefined)
  if (!file) return 'unreadable'
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(size), 0, size, at)
    if (bytesRead < size) return 'unreadable'
    return { body: buffer, type, digest: object, keep: 'ask' } satisfies PublishedFile
  } finally {
    await file.close()
  }
}

async function findAsset(folder: string, path: string): Promise<PublishedFile | undefined> {
  if (!assetPath.test(path)) return undefined
  const root = resolve(folder)
  const file = resolve(join(root, path))
  if (!file.startsWith(root + sep)) return undefined
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const digest = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`
  return { body: await readFile(file), type: mediaType(path), digest, keep: cachePolicyOfAsset(path) }
}
