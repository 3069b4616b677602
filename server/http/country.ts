import type { Context } from 'hono'
import isoCountries from 'i18n-iso-countries/index.js'
import type { AppEnv, Dependencies } from './app-env.ts'

/**
 * Returns the country code that the configured proxy added to the request for the visitor's address; null if there
 * is no proxy or no valid code.
 */
export function countryOf(
  c: Context<AppEnv>,
  { config }: { config: Pick<Dependencies['config'], 'countryHeader'> },
): string | null {
  const header = config.countryHeader && c.req.header(config.countryHeader)
  const code = header?.split(',').at(-1)?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && isoCountries.isValid(code) ? code : null
}
