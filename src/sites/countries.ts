import * as z from 'zod'
import { countryCode } from './country-code.ts'

/** Whose visitors a site is for. Specification 1, section 4 (initial language). */
export const countries = z.strictObject({
  /** None: visitors come to it from anywhere, by choice. A country may have several sites. */
  countries: z.array(countryCode),
})
export type Countries = z.infer<typeof countries>
