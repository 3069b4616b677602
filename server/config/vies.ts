import { isLoopback } from '../../src/hosting/loopback.ts'
import type { ProcessEnvironment } from '../environment.ts'
import { createConfigError } from './config-error.ts'

/** The REST API of VIES, the European Union's register of VAT numbers. */
const viesApi = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Returns the address of VIES (VIES_URL); null if the stand-in of a demonstration replaces VIES. */
export function viesUrlOf({ VIES_URL: url }: ProcessEnvironment, isDemonstration: boolean): string | null {
  if (!url) return isDemonstration ? null : viesApi
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !isLoopback(hostname)) throw createConfigError('VIES_URL', 'must be https')
  return url.replace(/\/$/, '')
}
