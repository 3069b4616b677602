import * as z from 'zod'
import { countryCode } from './country-code.ts'

/** The countries whose visitors a site is for. Specification 1, section 4 (initial language). */
export const siteCountries = z.strictObject({
  /**
   * The codes of the countries; empty for a site that is never suggested to visitors by country. A country may have
   * several sites.
   */
  countries: z.array(countryCode),
})
export type SiteCountries = z.infer<typeof siteCountries>
