import { isLoopback } from '../../src/hosting/loopback.ts'
import type { Environment } from '../environment.ts'

/** Where each brand is reached from outside (ORIGIN_MAIN, ORIGIN_SISTER). */
export interface Origins {
  main: string
  sister: string
}

export const originsOf = (env: Environment): Origins => ({
  main: env.ORIGIN_MAIN ?? `http://localhost:${env.PORT}`,
  sister: env.ORIGIN_SISTER ?? `http://micro.localhost:${env.PORT}`,
})

/**
 * Whether the portal is a demonstration: asked for, or nobody else can come and the database is the embedded
 * one. A separate database begins empty.
 */
export const isDemonstration = (env: Environment, origins: Origins): boolean =>
  env.DEMO ||
  (!env.DATABASE_URL &&
    isLoopback(env.HOST) &&
    Object.values(origins).every((each) => isLoopback(new URL(each).hostname)))
