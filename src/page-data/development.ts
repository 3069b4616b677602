import { loadSites, type Sites } from '../sites/load-sites.ts'
import type { TenantName } from '../sites/site.ts'
import { findPage } from './find-page.ts'
import { localsOf } from './locals.ts'
import { findQueryPage } from './query-page.ts'

/**
 * Returns the tenant of a Host header during development: on this machine, the sister brand has a separate host
 * name.
 */
export const tenantOfRequest = (host: string, { tenants }: Pick<Sites, 'tenants'>): TenantName =>
  host.startsWith(`${tenants.sister.localHost}:`) ? 'sister' : 'main'

/**
 * Returns the Astro.locals for a URL during development. They are loaded for each request, so that every change of
 * content is visible immediately.
 */
export async function loadDevelopmentLocals(
  { pathname, search }: URL,
  host: string,
): Promise<App.Locals | undefined> {
  const { DEV_API, DEV_OPERATOR_TOKEN, DEV_ORIGIN_MAIN = '', DEV_ORIGIN_SISTER = '' } = process.env
  const sites = loadSites()
  const access = { baseURL: `${DEV_API}/api`, headers: { Authorization: `Bearer ${DEV_OPERATOR_TOKEN}` } }
  const tenant = tenantOfRequest(host, sites)
  const queryPage = await findQueryPage(pathname, search, tenant, sites, access)
  const page =
    queryPage && 'page' in queryPage ? queryPage.page : await findPage(pathname, tenant, sites, access)
  return page && localsOf(page, sites, { main: DEV_ORIGIN_MAIN, sister: DEV_ORIGIN_SISTER })
}
