import * as z from 'zod/mini'
import { currencyCode } from '../country/currency.ts'

/**
 * The price of paid training as everybody is told it, in minor units: with VAT where the place of the training or the site's one
 * country decides it, before VAT where the buyer's country will; `none` where no VAT is due. Decision: docs/decisions/offers.md.
 */
export const publicPrice = z.object({
  amount: z.int(),
  currency: currencyCode,
  vat: z.enum(['included', 'plus', 'none']),
})
export type PublicPrice = z.infer<typeof publicPrice>
