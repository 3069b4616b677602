import * as z from 'zod'
import { type CountryCode, countryCode } from './country-code.ts'

/** optIn: nothing optional before it is accepted. optOut: on until it is refused. */
const consentMode = z.enum(['optIn', 'optOut'])
export type ConsentMode = z.infer<typeof consentMode>

/** What the cookie banner offers. Specification 1, section 4 (cookie banner). */
export const consent = z.strictObject({
  /** For visitors whose country is not known, or not among `optInCountries`. */
  mode: consentMode,
  /** Whose visitors are asked first on whatever site: the EEA, the United Kingdom, Switzerland. */
  optInCountries: z.array(countryCode),
  /** Where Reject is offered although the mode is optOut. */
  rejectCountries: z.array(countryCode),
})
export type Consent = z.infer<typeof consent>

/** The mode for a visitor's country (null: not known), and whether Reject is offered. */
export function consentIn(
  { mode, optInCountries, rejectCountries }: Consent,
  country: CountryCode | null,
): { mode: ConsentMode; reject: boolean } {
  const asked = mode === 'optIn' || (country !== null && optInCountries.includes(country))
  return {
    mode: asked ? 'optIn' : 'optOut',
    reject: asked || (country !== null && rejectCountries.includes(country)),
  }
}
