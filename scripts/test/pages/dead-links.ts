import type { TenantName } from '#src/sites/site.ts'
import type { PageLinks } from './page-links.ts'

/** Everything that a link may lead to. */
export interface Target {
  /** Pages of each tenant by path. */
  pages: Record<TenantName, ReadonlyMap<string, PageLinks>>
  /** The origin of each tenant: absolute links to it are checked as well. */
  origins: Record<TenantName, string>
  /** Whether a compiled, public or released file exists, or a page that answers the path as one of many. */
  isThere(tenant: TenantName, path: string): boolean
}

/** Matches paths that the server answers, and no file. */
const served = /^\/(user\/sso|api|media\/films)\//

/** The tenant and URL that a link means, or undefined for the addresses of others. */
function targetOf(link: string, from: URL, origins: Target['origins']): [TenantName, URL] | undefined {
  const url = new URL(link, from)
  const tenant = (Object.keys(origins) as TenantName[]).find((name) => origins[name] === url.origin)
  return tenant && [tenant, url]
}

/** The reason why a link of a page leads nowhere, or undefined when it leads somewhere. */
function deadness(link: string, tenant: TenantName, path: string, target: Target): string | undefined {
  if (/^(mailto|tel|data):/.test(link)) return undefined
  if (link === '' || /^javascript:/.test(link)) return 'it is no address'
  if (!URL.canParse(link, `${target.origins[tenant]}${path}`)) return 'it is no address'
  const meant = targetOf(link, new URL(path, target.origins[tenant]), target.origins)
  if (!meant) return undefined
  const [ofTenant, { pathname, hash }] = meant
  const page = target.pages[ofTenant].get(decodeURI(pathname))
  if (!page)
    return target.isThere(ofTenant, pathname) || served.test(pathname) ? undefined : 'no page, file or route'
  const anchor = decodeURIComponent(hash.slice(1))
  return anchor === '' || anchor === 'top' || page.anchors.has(anchor) ? undefined : 'no such anchor'
}

/** Every link of every page that leads nowhere, as a sentence. */
export function findDeadPageLinks(target: Target): string[] {
  const tenants = Object.entries(target.pages) as [TenantName, ReadonlyMap<string, PageLinks>][]
  return tenants.flatMap(([tenant, pages]) =>
    [...pages].flatMap(([path, { links }]) =>
      [...new Set(links)].flatMap((link) => {
        const why = deadness(link, tenant, path, target)
        return why ? [`${tenant} ${path} -> ${link}: ${why}`] : []
      }),
    ),
  )
}
