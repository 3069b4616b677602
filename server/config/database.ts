import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/** The modes of libpq that accept a connection without TLS. */
const plainModes = ['disable', 'allow', 'prefer']

/**
 * Returns PostgreSQL's URL (DATABASE_URL); undefined for the embedded database. A connection to another machine uses
 * TLS and verifies the certificate, unless `sslmode` demands less verification or DATABASE_PLAIN allows plain text. A
 * socket of this machine needs no TLS.
 */
export function databaseUrlOf(env: ProcessEnvironment): string | undefined {
  if (!env.DATABASE_URL || env.DATABASE_PLAIN) return env.DATABASE_URL
  const url = new URL(env.DATABASE_URL)
  const host = url.searchParams.get('host') ?? url.hostname
  if (host === '' || host.startsWith('/') || host.startsWith('%2F') || isLoopback(host))
    return env.DATABASE_URL
  const mode = url.searchParams.get('sslmode')
  if (plainModes.includes(mode ?? ''))
    throw createConfigError(
      'DATABASE_URL',
      `must not have sslmode=${mode} for another machine (DATABASE_PLAIN=1 allows it)`,
    )
  const ssl = url.searchParams.get('ssl')
  if (ssl === '0' || ssl === 'false')
    throw createConfigError(
      'DATABASE_URL',
      `must not have ssl=${ssl} for another machine (DATABASE_PLAIN=1 allows it)`,
    )
  if (mode === null && ssl === null) url.searchParams.set('sslmode', 'verify-full')
  return url.href
}

/**
 * Whether a start applies pending migrations (MIGRATE). By default, the migrations are applied for the embedded
 * database and in a demonstration.
 */
export const shouldMigrateAtStart = (env: ProcessEnvironment): boolean =>
  !env.DATABASE_URL || (env.MIGRATE ? env.MIGRATE === '1' : env.DEMO)
