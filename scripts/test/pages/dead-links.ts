import type { TenantName } from '#src/sites/site.ts'
import type { PageLinks } from './page-links.ts'

/** Everything to which a link can lead. */
export interface LinkTargets {
  /** The pages of each tenant by path. */
  pages: Record<TenantName, ReadonlyMap<string, PageLinks>>
  /** The origin of each tenant. Absolute links to these origins are checked too. */
  origins: Record<TenantName, string>
  /** Whether a path exists: as a compiled, public or released file, or served by a page. */
  exists(tenant: TenantName, path: string): boolean
}

/** Matches paths that the server serves without a file. */
const servedPaths = /^\/(user\/sso|api|media\/films)\//

/** Returns the tenant and the URL to which a link leads; undefined for links to other hosts. */
function targetOf(link: string, from: URL, origins: LinkTargets['origins']): [TenantName, URL] | undefined {
  const url = new URL(link, from)
  const tenant = (Object.keys(origins) as TenantName[]).find((name) => origins[name] === url.origin)
  return tenant && [tenant, url]
}

/** Returns the reason why a link of a page is dead; undefined if the link is valid. */
function reasonOfDeadLink(
  link: string,
  tenant: TenantName,
  path: string,
  target: LinkTargets,
): string | undefined {
  if (/^(mailto|tel|data):/.test(link)) return undefined
  if (link === '' || /^javascript:/.test(link)) return 'it is not an address'
  if (!URL.canParse(link, `${target.origins[tenant]}${path}`)) return 'it is not an address'
  const targetPage = targetOf(link, new URL(path, target.origins[tenant]), target.origins)
  if (!targetPage) return undefined
  const [targetTenant, { pathname, hash }] = targetPage
  const page = target.pages[targetTenant].get(decodeURI(pathname))
  if (!page)
    return target.exists(targetTenant, pathname) || servedPaths.test(pathname)
      ? undefined
      : 'no page, file or route'
  const anchor = decodeURIComponent(hash.slice(1))
  return anchor === '' || anchor === 'top' || page.anchors.has(anchor) ? undefined : 'no such anchor'
}

/** Describes every dead link of every page, in one sentence each. */
export function findDeadPageLinks(target: LinkTargets): string[] {
  const tenants = Object.entries(target.pages) as [TenantName, ReadonlyMap<string, PageLinks>][]
  return tenants.flatMap(([tenant, pages]) =>
    [...pages].flatMap(([path, { links }]) =>
      [...new Set(links)].flatMap((link) => {
        const reason = reasonOfDeadLink(link, tenant, path, target)
        return reason ? [`${tenant} ${path} -> ${link}: ${reason}`] : []
      }),
    ),
  )
}
