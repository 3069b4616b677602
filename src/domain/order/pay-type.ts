import * as z from 'zod/mini'
import type { CurrencyCode } from '../country/currency.ts'
import type { PaymentRegion } from './payment-region.ts'

/**
 * The ways of paying; `card` is everything on the provider's page. Specification 1, section 4: payment type.
 */
export const payType = z.enum(['card', 'bankTransfer'])
export type PayType = z.infer<typeof payType>

export const onlineMethod = z.enum(['card', 'blik', 'klarna'])
export type OnlineMethod = z.infer<typeof onlineMethod>

/**
 * The methods on the provider's page: BLIK for zloty only, Klarna where the region pays in a currency of the
 * portal. Decisions: "Money".
 */
export const onlineMethods = (currency: CurrencyCode, region: PaymentRegion): OnlineMethod[] => [
  'card',
  ...(currency === 'PLN' ? (['blik'] as const) : []),
  ...(region === 'CH' ? [] : (['klarna'] as const)),
]
