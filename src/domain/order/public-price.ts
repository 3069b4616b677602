import * as z from 'zod/mini'
import { currencyCode } from '../country/currency.ts'

/**
 * The price for buyers of a country that pays in another currency than the default. The country is an ISO 3166-1
 * code.
 */
const countryPrice = z.object({ country: z.string(), amount: z.int(), currency: currencyCode })

/**
 * The public price of paid training, in minor units. It includes VAT if the venue or the site's only country
 * decides the VAT, and excludes VAT if the buyer's country decides it; `none` means that no VAT is due. Decision:
 * docs/decisions/offers.md.
 */
export const publicPrice = z.object({
  amount: z.int(),
  currency: currencyCode,
  vat: z.enum(['included', 'plus', 'none']),
  /** The prices for countries with another currency; absent if the currency is the same for every buyer. */
  byCountry: z.optional(z.array(countryPrice)),
})
export type PublicPrice = z.infer<typeof publicPrice>
