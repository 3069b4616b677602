import { createApi } from '../api/create-api.ts'
import { resolve } from '../routes.ts'
import { languageId, loadSites } from '../sites/load-sites.ts'
import { localsOf } from './locals.ts'
import { listPages } from './page-list.ts'
import { pullContent } from './pull.ts'

/** The locals of a path while developing: pulled anew at each request, so that every change of content shows. */
export async function pageForRequest(path: string, host: string): Promise<App.Locals | undefined> {
  const { DEV_API, DEV_OPERATOR_TOKEN, DEV_ORIGIN_MAIN = '', DEV_ORIGIN_SISTER = '' } = process.env
  const all = loadSites()
  const tenant = host.startsWith(`${all.tenants.sister.localHost}:`) ? 'sister' : 'main'
  const found = resolve(
    path,
    all.sites.filter((site) => site.tenant === tenant),
  )
  if (!found) return undefined
  const api = createApi({
    baseURL: `${DEV_API}/api`,
    siteId: found.site.siteId,
    languageId: languageId(all.languages, found.place.language),
    headers: { Authorization: `Bearer ${DEV_OPERATOR_TOKEN}` },
  })
  const pages = listPages(found.site, found.place.language, await pullContent(api))
  const page = pages.find((candidate) => candidate.path === path)
  return page && localsOf(page, all, { main: DEV_ORIGIN_MAIN, sister: DEV_ORIGIN_SISTER })
}
