import * as z from 'zod/mini'
import { currencyCode } from '../country/currency.ts'

/** The price for buyers of one country, who pay in another currency than all others. The country is an ISO 3166-1 code. */
const countryPrice = z.object({ country: z.string(), amount: z.int(), currency: currencyCode })

/**
 * The price of paid training as everybody is told it, in minor units: with VAT where the place of the training or the site's one
 * country decides it, before VAT where the buyer's country will; `none` where no VAT is due. Decision: docs/decisions/offers.md.
 */
export const publicPrice = z.object({
  amount: z.int(),
  currency: currencyCode,
  vat: z.enum(['included', 'plus', 'none']),
  /** Prices of countries with another currency; left out where the currency is the same for every buyer. */
  byCountry: z.optional(z.array(countryPrice)),
})
export type PublicPrice = z.infer<typeof publicPrice>
