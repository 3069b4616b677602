import { loadSites, siteFolderOf } from './load-sites.ts'
import type { TenantName } from './site.ts'

/** The name of a site, by which audiences refer to it. */
interface SiteName {
  folder: string
  tenant: TenantName
}

const cache = new Map<string, readonly SiteName[]>()

/** Returns all sites of a folder, including those that this portal does not serve. */
export function listAllSites(folder = 'sites'): readonly SiteName[] {
  const found =
    cache.get(folder) ??
    loadSites(folder).sites.map((site) => ({ folder: siteFolderOf(site), tenant: site.tenant }))
  cache.set(folder, found)
  return found
}
