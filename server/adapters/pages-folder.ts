import { open, readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import * as z from 'zod'
import { assetPathPattern, cachePolicyOfAsset } from '#src/hosting/asset.ts'
import { mediaTypeOf } from '#src/hosting/media-type.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import type { Site, TenantName } from '#src/sites/site.ts'
import type { Clock } from '../ports/clock.ts'
import type { PublishedFile, PublishedPages } from '../ports/pages.ts'

/**
 * The entry of a page in the publisher's manifest: `size` bytes from offset `at` in a pack. Only requested pages are
 * read.
 */
const packedPage = z.object({
  object: z.string(),
  pack: z.string().regex(/^[0-9a-f]{32}$/),
  at: z.int().nonnegative(),
  size: z.int().nonnegative(),
  type: z.string(),
})

interface Manifest {
  /**
   * The identity of the database that the content comes from; missing in releases of earlier versions of the portal.
   */
  database?: string
  files: Record<string, unknown>
  gone: string[]
  moved?: Record<string, string>
  openEnded?: string[]
}

/**
 * The interval at which the manifest is checked, in milliseconds. A new release is served at the latest after this
 * time.
 */
const checkEvery = 20

interface Current {
  checkedAt: number
  mtimeMs: number
  manifest: Manifest | 'unreadable' | undefined
}

/**
 * Reads a manifest file. Returns `unreadable` if a full disk or an interrupted copy truncated the file, and
 * undefined if the manifest belongs to another database.
 */
async function readManifest(
  file: string,
  ownDatabase: string | undefined,
): Promise<Manifest | 'unreadable' | undefined> {
  try {
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
    return (manifest.database ?? ownDatabase) === ownDatabase ? manifest : undefined
  } catch {
    return 'unreadable'
  }
}

/**
 * Returns a function that reads the manifest of one site, and reads it again after each switch of releases. While
 * the new manifest is unreadable, the previous one stays in use.
 */
function siteRelease(
  folder: string,
  clock: Clock,
  database: string | undefined,
): () => Promise<Current['manifest']> {
  const file = join(folder, 'current.json')
  let current: Current = { checkedAt: Number.NEGATIVE_INFINITY, mtimeMs: 0, manifest: undefined }
  return async () => {
    if (Math.abs(clock() - current.checkedAt) < checkEvery) return current.manifest
    const mtimeMs = await stat(file).then(
      (found) => found.mtimeMs,
      () => 0,
    )
    const manifest =
      mtimeMs === current.mtimeMs
        ? current.manifest
        : mtimeMs === 0
          ? undefined
          : await readManifest(file, database)
    const usable = manifest === 'unreadable' ? (current.manifest ?? manifest) : manifest
    current = { checkedAt: clock(), mtimeMs, manifest: usable }
    return usable
  }
}

interface FolderPagesOptions {
  /** The identity of the portal's database: releases of another database are not shown. */
  database?: string
  /** Fetches a missing file of releases into the folder. Resolves to whether the folder now has the file. */
  fetchFile?: (key: string) => Promise<boolean>
}

/** Returns the published pages of a folder: packs of pages, one manifest per site, and assets by their URL path. */
export function createFolderPages(
  folder: string,
  sites: readonly Site[],
  clock: Clock,
  { database, fetchFile = async () => false }: FolderPagesOptions = {},
): PublishedPages {
  const releases = sites.map((site) => ({
    name: siteFolderOf(site),
    site,
    tenant: site.tenant,
    current: siteRelease(join(folder, 'sites', siteFolderOf(site)), clock, database),
  }))
  /**
   * Fetches an asset that this server's code does not have, such as the script of a page that newer code rendered;
   * undefined if the asset is not stored.
   */
  const fetchAsset = async (path: string): Promise<PublishedFile | undefined> => {
    if (!assetPathPattern.test(path) || cachePolicyOfAsset(path) !== 'forever') return undefined
    return (await fetchFile(`assets${path}`)) ? findAsset(join(folder, 'assets'), path) : undefined
  }
  return {
    refresh: async () => {},
    listReleaseStatuses: async () => [],
    async find(tenant, path) {
      const asset = (await findAsset(join(folder, 'assets'), path)) ?? (await fetchAsset(path))
      return asset ?? (await findPage({ folder, releases, fetchFile }, tenant, path))
    },
    async listSitesWithoutPages() {
      const found = await Promise.all(releases.map((release) => release.current()))
      return releases
        .filter((_, index) => !found[index] || found[index] === 'unreadable')
        .map((release) => release.name)
    },
  }
}

type Releases = { site: Site; tenant: TenantName; current: () => Promise<Current['manifest']> }[]

/**
 * Returns the release for a path: the release of the site whose prefix the path begins with, else of the site at the
 * root; undefined if the tenant has neither.
 */
function releaseOfPath(releasesOfTenant: Releases, path: string): Releases[number] | undefined {
  const parts = path.split('/').filter(Boolean)
  const first = parts[0] === 'mobile' ? parts[1] : parts[0]
  const root = releasesOfTenant.find(({ site }) => site.prefix === '')
  return releasesOfTenant.find(({ site }) => site.prefix !== '' && site.prefix === first) ?? root
}

/** The folder of published pages, the releases, and a function that fetches a file into the folder. */
interface PageSources {
  folder: string
  releases: Releases
  fetchFile: (key: string) => Promise<boolean>
}

async function findPage({ folder, releases, fetchFile }: PageSources, tenant: TenantName, path: string) {
  const releasesOfTenant = releases.filter((each) => each.tenant === tenant)
  const expectedRelease = releaseOfPath(releasesOfTenant, path)
  for (const release of releasesOfTenant) {
    const manifest = await release.current()
    if (!manifest || manifest === 'unreadable') {
      if (release === expectedRelease) return 'unreadable'
      continue
    }
    const { files = {}, gone = [], moved = {}, openEnded = [] } = manifest
    const parentPath = path.slice(0, path.lastIndexOf('/'))
    const servedPath = !Object.hasOwn(files, path) && openEnded.includes(parentPath) ? parentPath : path
    if (Object.hasOwn(files, servedPath))
      return readPage({ folder, fetchFile }, packedPage.parse(files[servedPath]))
    if (Object.hasOwn(moved, path)) return { movedTo: moved[path] as string }
    const newParentPath = Object.hasOwn(moved, parentPath) ? moved[parentPath] : undefined
    if (newParentPath && openEnded.includes(newParentPath))
      return { movedTo: newParentPath + path.slice(parentPath.length) }
    if (gone.includes(path)) return 'gone'
  }
  return undefined
}

async function readPage(
  { folder, fetchFile }: Omit<PageSources, 'releases'>,
  { pack, at, size, type, object }: z.infer<typeof packedPage>,
) {
  const openPack = () => open(join(folder, 'packs', pack)).catch(() => undefined)
  const file = (await openPack()) ?? ((await fetchFile(`packs/${pack}`)) ? await openPack() : undefined)
  if (!file) return 'unreadable'
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(size), 0, size, at)
    if (bytesRead < size) return 'unreadable'
    return { body: buffer, type, digest: object, cachePolicy: 'ask' } satisfies PublishedFile
  } finally {
    await file.close()
  }
}

async function findAsset(folder: string, path: string): Promise<PublishedFile | undefined> {
  if (!assetPathPattern.test(path)) return undefined
  const root = resolve(folder)
  const file = resolve(join(root, path))
  if (!file.startsWith(root + sep)) return undefined
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const digest = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`
  return {
    body: await readFile(file),
    type: mediaTypeOf(path),
    digest,
    cachePolicy: cachePolicyOfAsset(path),
  }
}
