import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { configError } from './config-error.ts'

/** The REST API of VIES, the European Union's register of VAT numbers. */
const official = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** The address of VIES (VIES_URL); null in a demonstration that names none: its numbers are confirmed by a stand-in. */
export function viesUrlOf({ VIES_URL: url }: ProcessEnvironment, isDemonstration: boolean): string | null {
  if (!url) return isDemonstration ? null : official
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !isLoopback(hostname)) throw configError('VIES_URL', 'must be https')
  return url.replace(/\/$/, '')
}
