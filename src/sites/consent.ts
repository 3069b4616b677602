import * as z from 'zod'
import { type CountryCode, countryCode } from './country-code.ts'

/**
 * The two modes. optIn: no optional cookie before the visitor accepts. optOut: all are on until the visitor
 * refuses.
 */
const consentMode = z.enum(['optIn', 'optOut'])
export type SiteConsentMode = z.infer<typeof consentMode>

/** A site's settings of the cookie banner. Specification 1, section 4 (cookie banner). */
export const consentSettings = z.strictObject({
  /** The mode for visitors whose country is not known, or not among `optInCountries`. */
  mode: consentMode,
  /** The countries whose visitors are always asked first: the EEA, the United Kingdom, Switzerland. */
  optInCountries: z.array(countryCode),
  /** The countries in which Reject is offered although the mode is optOut. */
  rejectCountries: z.array(countryCode),
})
export type ConsentSettings = z.infer<typeof consentSettings>

/** The mode for a visitor's country (null: not known), and whether Reject is offered there. */
export function consentForCountry(
  { mode, optInCountries, rejectCountries }: ConsentSettings,
  country: CountryCode | null,
): { mode: SiteConsentMode; reject: boolean } {
  const asked = mode === 'optIn' || (country !== null && optInCountries.includes(country))
  return {
    mode: asked ? 'optIn' : 'optOut',
    reject: asked || (country !== null && rejectCountries.includes(country)),
  }
}
