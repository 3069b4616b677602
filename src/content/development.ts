import { loadSites } from '../sites/load-sites.ts'
import { localsOf } from './locals.ts'
import { pageAt } from './page-at.ts'

/** The locals of a path while developing: pulled anew at each request, so that every change of content shows. */
export async function pageForRequest(path: string, host: string): Promise<App.Locals | undefined> {
  const { DEV_API, DEV_OPERATOR_TOKEN, DEV_ORIGIN_MAIN = '', DEV_ORIGIN_SISTER = '' } = process.env
  const sites = loadSites()
  const tenant = host.startsWith(`${sites.tenants.sister.localHost}:`) ? 'sister' : 'main'
  const access = { baseURL: `${DEV_API}/api`, headers: { Authorization: `Bearer ${DEV_OPERATOR_TOKEN}` } }
  const page = await pageAt(path, tenant, sites, access)
  return page && localsOf(page, sites, { main: DEV_ORIGIN_MAIN, sister: DEV_ORIGIN_SISTER })
}
