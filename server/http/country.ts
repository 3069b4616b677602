import type { Context } from 'hono'
import isoCountries from 'i18n-iso-countries/index.js'
import type { AppEnv, Dependencies } from './app-env.ts'

/**
 * The code of the country of the visitor's address as the configured proxy wrote it last; null without a
 * proxy, or where it names none.
 */
export function countryOf(
  c: Context<AppEnv>,
  { config }: { config: Pick<Dependencies['config'], 'countryHeader'> },
): string | null {
  const told = config.countryHeader && c.req.header(config.countryHeader)
  const code = told?.split(',').at(-1)?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && isoCountries.isValid(code) ? code : null
}
