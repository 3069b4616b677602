import type { Sites } from '#src/sites/load-sites.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import { type Site, siteTenantName, type TenantName } from '#src/sites/site.ts'
import type { ReleasedFile, SiteRelease } from '../release.ts'
import type { ReleaseStore } from '../store.ts'

/**
 * Everything that readers of a tenant's host are shown: released files by their path, and paths that are
 * withdrawn.
 */
export interface PublishedFiles {
  tenant: TenantName
  /** Every configured site of the tenant, also one without a release: the server knows its places. */
  sites: Site[]
  files: Map<string, ReleasedFile>
  gone: string[]
  moved: Record<string, string>
  openEnded: string[]
}

/** What each tenant shows, for tenants that have a release of any of their sites. */
export async function shownByTenant(
  { sites }: Pick<Sites, 'sites'>,
  store: ReleaseStore,
): Promise<PublishedFiles[]> {
  const shown: PublishedFiles[] = []
  for (const tenant of siteTenantName.options) {
    const own = sites.filter((site) => site.tenant === tenant)
    const read = await Promise.all(own.map((site) => store.read(siteFolder(site))))
    const releases = read.filter((release) => release !== undefined)
    if (releases.length > 0) shown.push({ tenant, sites: own, ...merge(releases) })
  }
  return shown
}

/**
 * Joins the releases of a tenant's sites; where two say something about a path, the first counts, as in the
 * server.
 */
function merge(releases: readonly SiteRelease[]): Omit<PublishedFiles, 'tenant' | 'sites'> {
  const files = new Map<string, ReleasedFile>()
  const gone = new Set<string>()
  for (const release of releases) {
    for (const [path, file] of Object.entries(release.files))
      if (!files.has(path) && !gone.has(path)) files.set(path, file)
    for (const path of release.gone) if (!files.has(path)) gone.add(path)
  }
  const moved = Object.assign({}, ...releases.map((release) => release.moved))
  return { files, gone: [...gone].sort(), moved, openEnded: releases.flatMap(({ openEnded }) => openEnded) }
}
