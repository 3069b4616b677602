import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'

/** The public origin of each brand (ORIGIN_MAIN, ORIGIN_SISTER). */
export interface TenantOrigins {
  main: string
  sister: string
}

export const tenantOriginsOf = (env: ProcessEnvironment): TenantOrigins => ({
  main: env.ORIGIN_MAIN ?? `http://localhost:${env.PORT}`,
  sister: env.ORIGIN_SISTER ?? `http://micro.localhost:${env.PORT}`,
})

/**
 * Whether the portal is a demonstration: DEMO is set, or the embedded database is used and only this machine can
 * reach the portal. A portal with PostgreSQL begins empty unless DEMO is set.
 */
export const isDemonstration = (env: ProcessEnvironment, origins: TenantOrigins): boolean =>
  env.DEMO ||
  (!env.DATABASE_URL &&
    isLoopback(env.HOST) &&
    Object.values(origins).every((each) => isLoopback(new URL(each).hostname)))
