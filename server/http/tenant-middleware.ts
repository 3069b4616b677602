import { createMiddleware } from 'hono/factory'
import { plainResponse } from '#src/hosting/plain-response.ts'
import { healthPaths } from '#src/hosting/server-path.ts'
import type { TenantName } from '#src/sites/site.ts'
import type { Config } from '../config.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * Returns the tenant of a host and the origin of its pages; undefined for an unknown host. A loopback address,
 * which the publisher uses, belongs to the main brand, or to the sister brand if only the sister brand has sites.
 */
export function tenantOf(
  host: string,
  origins: Config['origins'],
  present: readonly TenantName[] = ['main', 'sister'],
): { tenant: TenantName; origin: string } | undefined {
  const lower = host.toLowerCase()
  for (const tenant of ['main', 'sister'] as const) {
    if (new URL(origins[tenant]).host === lower) return { tenant, origin: origins[tenant] }
  }
  const tenant = present.includes('main') ? 'main' : 'sister'
  return loopbackHost.test(lower) ? { tenant, origin: `http://${lower}` } : undefined
}

/** Whether a host differs from the host of one of the origins, but only by its port. */
const differsByPort = (host: string, origins: Config['origins']): boolean =>
  Object.values(origins).some(
    (origin) => new URL(origin).hostname === host.toLowerCase().replace(/:\d+$/, ''),
  )

type TenantDependencies = Pick<Dependencies, 'sites' | 'log'> & { config: Pick<Config, 'origins'> }

/**
 * Returns a middleware that finds the tenant of a request by its exact host name. It responds 421 for an unknown host
 * or a tenant without sites, except to health checks. Decision: docs/decisions/urls.md.
 */
export const createTenantMiddleware = ({ config, sites, log }: TenantDependencies) => {
  const present = [...new Set(sites.sites.map((site) => site.tenant))]
  return createMiddleware<AppEnv>(async (c, next) => {
    const host = c.req.header('host') ?? new URL(c.req.url).host
    const known = tenantOf(host, config.origins, present)
    const found = known && present.includes(known.tenant) ? known : undefined
    if (!found && !healthPaths.includes(c.req.path)) {
      if (known) log.warn({ host }, 'No site of the brand of this host is served (SITES)')
      else if (differsByPort(host, config.origins))
        log.warn(
          { host },
          'The proxy passes the Host header without the port of ORIGIN_MAIN or ORIGIN_SISTER (docs/how-to/proxy.md)',
        )
      return c.text(plainResponse.wrongHost, 421)
    }
    c.set('tenant', found?.tenant ?? 'main')
    c.set('origin', found?.origin ?? config.origins.main)
    return next()
  })
}
