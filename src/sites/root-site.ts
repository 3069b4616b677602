import type { Sites } from './load-sites.ts'
import type { Site, TenantName } from './site.ts'

/** Returns the site at the root of a tenant's host; if there is none, the tenant's first site. */
export function rootSiteOf(sites: Sites, tenant: TenantName): Site {
  const brandSites = sites.sites.filter((site) => site.tenant === tenant)
  const found = brandSites.find((site) => site.prefix === '') ?? brandSites[0] ?? sites.sites[0]
  if (!found) throw new Error('There are no sites')
  return found
}
