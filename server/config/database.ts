import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { configError } from './config-error.ts'

/** The modes of libpq that take a connection without TLS. */
const plainModes = ['disable', 'allow', 'prefer']

/**
 * PostgreSQL's address (DATABASE_URL). On another machine it is reached by TLS with a certificate that holds, unless its `sslmode` asks
 * for less of that, or DATABASE_PLAIN allows none. A socket of this machine needs none.
 */
export function databaseUrlOf(env: ProcessEnvironment): string | undefined {
  if (!env.DATABASE_URL || env.DATABASE_PLAIN) return env.DATABASE_URL
  const url = new URL(env.DATABASE_URL)
  const host = url.searchParams.get('host') ?? url.hostname
  if (host === '' || host.startsWith('/') || host.startsWith('%2F') || isLoopback(host))
    return env.DATABASE_URL
  const mode = url.searchParams.get('sslmode')
  if (plainModes.includes(mode ?? ''))
    throw configError('DATABASE_URL', `must not say sslmode=${mode} of another machine (or DATABASE_PLAIN=1)`)
  const ssl = url.searchParams.get('ssl')
  if (ssl === '0' || ssl === 'false')
    throw configError('DATABASE_URL', `must not say ssl=${ssl} of another machine (or DATABASE_PLAIN=1)`)
  if (mode === null && ssl === null) url.searchParams.set('sslmode', 'verify-full')
  return url.href
}
