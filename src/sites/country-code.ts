import * as z from 'zod'

/** The code of a country in ISO 3166-1, two capital letters: "DE". */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'expects a country as two capital letters, like "DE"')
export type CountryCode = z.infer<typeof countryCode>
