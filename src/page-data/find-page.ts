import { findPlace, type Place } from '../routes.ts'
import type { Sites } from '../sites/load-sites.ts'
import type { Site, TenantName } from '../sites/site.ts'
import { type ApiAccess, type ContentSource, createContentSource } from './content-source.ts'
import { buildFixedPages } from './fixed-pages.ts'
import { buildItemPages, hasPages, itemPageMakers } from './item-pages.ts'
import type { SitePage } from './page.ts'

/** Returns the page at a path of a tenant, from the current content, or undefined. */
export async function findPage(
  path: string,
  tenant: TenantName,
  sites: Sites,
  access: ApiAccess,
): Promise<SitePage | undefined> {
  return findPageInSources(path, tenant, sites, (site, language) =>
    createContentSource(site, language, sites, access),
  )
}

/**
 * Returns the page at a path of a tenant, from a source, or undefined. With `names`, only the fixed pages of these
 * names are searched.
 */
export async function findPageInSources(
  path: string,
  tenant: TenantName,
  sites: Sites,
  createSource: (site: Site, language: string) => ContentSource,
  names?: readonly string[],
): Promise<SitePage | undefined> {
  const tenantSites = sites.sites.filter((site) => site.tenant === tenant)
  const resolved = findPlace(path, tenantSites)
  if (!resolved) return undefined
  const source = createSource(resolved.site, resolved.place.language)
  const pages =
    (await findItemPages(path, resolved.place, source)) ??
    (await buildFixedPages(source, names)).map(({ page }) => page)
  return pages.find((page) => page.path === path)
}

/** Returns the pages of the item to which a path belongs, or undefined. */
async function findItemPages(
  path: string,
  place: Place,
  source: ContentSource,
): Promise<SitePage[] | undefined> {
  const id = Number(/\d+$/.exec(path)?.[0])
  const resolved = Object.keys(itemPageMakers).find(
    (name) => hasPages(name) && id > 0 && itemPageMakers[name].path(place, id) === path,
  )
  return resolved && hasPages(resolved) ? buildItemPages(source, resolved, [id]) : undefined
}
