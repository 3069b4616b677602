import { readFile, stat } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import * as z from 'zod'
import { siteFolder } from '../../src/sites/load-sites.ts'
import type { Site, TenantName } from '../../src/sites/site.ts'
import type { Clock } from '../ports/clock.ts'
import type { Pages, PublishedFile } from '../ports/pages.ts'
import { assetType } from './asset-type.ts'

const manifest = z.object({
  release: z.string(),
  gone: z.array(z.string()).default([]),
  files: z.record(z.string(), z.object({ object: z.string().regex(/^[0-9a-f]{64}$/), type: z.string() })),
})
type Manifest = z.infer<typeof manifest>

/** A switched release shows at the latest after this time. */
const checkEvery = 100

interface Current {
  checkedAt: number
  mtimeMs: number
  manifest: Manifest | undefined
}

/** The published pages of one site: its manifest, read again when another release was switched to. */
function siteRelease(folder: string, clock: Clock): () => Promise<Manifest | undefined> {
  const file = join(folder, 'current.json')
  let current: Current = { checkedAt: Number.NEGATIVE_INFINITY, mtimeMs: 0, manifest: undefined }
  return async () => {
    if (Math.abs(clock() - current.checkedAt) < checkEvery) return current.manifest
    const mtimeMs = await stat(file).then(
      (found) => found.mtimeMs,
      () => 0,
    )
    const released =
      mtimeMs === current.mtimeMs
        ? current.manifest
        : mtimeMs === 0
          ? undefined
          : manifest.parse(JSON.parse(await readFile(file, 'utf8')))
    current = { checkedAt: clock(), mtimeMs, manifest: released }
    return released
  }
}

/** Pages in a folder: content-addressed objects, a manifest for each site, and assets by their URL's path. */
export function pagesInFolder(folder: string, sites: readonly Site[], clock: Clock): Pages {
  const releases = sites.map((site) => ({
    name: siteFolder(site),
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
      return releases.filter((_, index) => !found[index]).map((release) => release.name)
    },
  }
}

type Releases = { tenant: TenantName; current: () => Promise<Manifest | undefined> }[]

async function findPage(folder: string, releases: Releases, tenant: TenantName, path: string) {
  for (const release of releases.filter((each) => each.tenant === tenant)) {
    const { files = {}, gone = [] } = (await release.current()) ?? {}
    const page = Object.hasOwn(files, path) ? files[path] : undefined
    if (!page && gone.includes(path)) return 'gone'
    if (!page) continue
    const body = await readFile(join(folder, 'objects', page.object.slice(0, 2), page.object))
    return { body, type: page.type, digest: page.object, keep: 'ask' } satisfies PublishedFile
  }
  return undefined
}

/** Segments of assets: letters, digits, and no dot in front. Whatever else a path holds, it leads to no file. */
const assetPath = /^(\/[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*)+\.[A-Za-z0-9]+$/

async function findAsset(folder: string, path: string): Promise<PublishedFile | undefined> {
  if (!assetPath.test(path)) return undefined
  const root = resolve(folder)
  const file = resolve(join(root, path))
  if (!file.startsWith(root + sep)) return undefined
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const digest = `${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}`
  const keep = path.startsWith('/_astro/') ? 'forever' : 'hour'
  return { body: await readFile(file), type: assetType(path), digest, keep }
}
