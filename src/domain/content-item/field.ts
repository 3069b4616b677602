import * as z from 'zod/mini'

export const contentId = z.int().check(z.minimum(1))

/** A price in minor units (cent and grosz) by currency. */
export const price = z.strictObject({ EUR: z.int().check(z.minimum(1)), PLN: z.int().check(z.minimum(1)) })

/** The time fields of a session: UTC instants, and the IANA zone in which they are shown. */
export const sessionTimes = {
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  zone: z.string(),
}

/** The code of a country in ISO 3166-1 alpha-2, in upper case. */
export const countryField = z.string().check(z.regex(/^[A-Z]{2}$/))
