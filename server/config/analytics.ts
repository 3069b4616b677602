import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/**
 * Returns the origin from which the analytics script is fetched (COUNTER_URL). Only HTTPS is allowed, because
 * pages run that script.
 */
export function analyticsOriginOf(env: ProcessEnvironment): string {
  const { protocol, hostname, origin } = new URL(env.COUNTER_URL)
  if (protocol !== 'https:' && !isLoopback(hostname)) throw createConfigError('COUNTER_URL', 'must be https')
  return origin
}
