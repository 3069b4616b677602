import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'

/** Where each brand is reached from outside (ORIGIN_MAIN, ORIGIN_SISTER). */
export interface TenantOrigins {
  main: string
  sister: string
}

export const originsOf = (env: ProcessEnvironment): TenantOrigins => ({
  main: env.ORIGIN_MAIN ?? `http://localhost:${env.PORT}`,
  sister: env.ORIGIN_SISTER ?? `http://micro.localhost:${env.PORT}`,
})

/**
 * Whether the portal is a demonstration: asked for, or nobody else can come and the database is the embedded
 * one. A separate database begins empty.
 */
export const isDemonstration = (env: ProcessEnvironment, origins: TenantOrigins): boolean =>
  env.DEMO ||
  (!env.DATABASE_URL &&
    isLoopback(env.HOST) &&
    Object.values(origins).every((each) => isLoopback(new URL(each).hostname)))
