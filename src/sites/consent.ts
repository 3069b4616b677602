import * as z from 'zod'
import { type CountryCode, countryCode } from './country-code.ts'

/**
 * The consent modes. optIn: optional cookies are off until the visitor accepts. optOut: optional cookies are on
 * until the visitor rejects them.
 */
const consentMode = z.enum(['optIn', 'optOut'])
export type SiteConsentMode = z.infer<typeof consentMode>

/** A site's settings of the cookie banner. Specification 1, section 4 (cookie banner). */
export const consentSettings = z.strictObject({
  /** The mode for visitors whose country is unknown or not one of `optInCountries`. */
  mode: consentMode,
  /** The countries whose visitors always have opt-in: those of the EEA, the United Kingdom and Switzerland. */
  optInCountries: z.array(countryCode),
  /** The countries in which Reject is offered even in optOut mode. */
  rejectCountries: z.array(countryCode),
})
export type ConsentSettings = z.infer<typeof consentSettings>

/** Returns the mode for a visitor's country (null if it is unknown), and whether Reject is offered there. */
export function consentForCountry(
  { mode, optInCountries, rejectCountries }: ConsentSettings,
  country: CountryCode | null,
): { mode: SiteConsentMode; reject: boolean } {
  const isOptIn = mode === 'optIn' || (country !== null && optInCountries.includes(country))
  return {
    mode: isOptIn ? 'optIn' : 'optOut',
    reject: isOptIn || (country !== null && rejectCountries.includes(country)),
  }
}
