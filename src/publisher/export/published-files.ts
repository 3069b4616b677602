import type { Sites } from '#src/sites/load-sites.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { type Site, siteTenantName, type TenantName } from '#src/sites/site.ts'
import type { ReleasedFile, SiteRelease } from '../release.ts'
import type { ReleaseStore } from '../release-store.ts'

/** The released files of a tenant's host by path, and its withdrawn paths. */
export interface PublishedFiles {
  tenant: TenantName
  /**
   * All configured sites of the tenant, even those without a release: their paths need a page for "not found", too.
   */
  sites: Site[]
  files: Map<string, ReleasedFile>
  gone: string[]
  moved: Record<string, string>
  prefixPaths: string[]
}

/** Returns the published files of each tenant with at least one site that has a release. */
export async function listPublishedFiles(
  { sites }: Pick<Sites, 'sites'>,
  store: ReleaseStore,
): Promise<PublishedFiles[]> {
  const published: PublishedFiles[] = []
  for (const tenant of siteTenantName.options) {
    const tenantSites = sites.filter((site) => site.tenant === tenant)
    const read = await Promise.all(tenantSites.map((site) => store.read(siteFolderOf(site))))
    const releases = read.filter((release) => release !== undefined)
    if (releases.length > 0) published.push({ tenant, sites: tenantSites, ...merge(releases) })
  }
  return published
}

/**
 * Merges the releases of a tenant's sites. If two releases contain the same path, the first release counts, as in the
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
  return { files, gone: [...gone].sort(), moved, prefixPaths: releases.flatMap(({ openEnded }) => openEnded) }
}
