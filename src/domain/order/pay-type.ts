import * as z from 'zod/mini'
import type { CurrencyCode } from '../currency/currency.ts'
import type { PaymentRegion } from './payment-region.ts'

/** Ways of paying; `card` is everything on the provider's page. Specification 1, section 4: payment type. */
export const payType = z.enum(['card', 'bankTransfer'])
export type PayType = z.infer<typeof payType>

export const onlineMethod = z.enum(['card', 'blik', 'klarna'])
export type OnlineMethod = z.infer<typeof onlineMethod>

/** What the provider's page offers: BLIK for zloty only, Klarna where it is paid in one of our currencies. Decisions: "Money". */
export const onlineMethods = (currency: CurrencyCode, region: PaymentRegion): OnlineMethod[] => [
  'card',
  ...(currency === 'PLN' ? (['blik'] as const) : []),
  ...(region === 'CH' ? [] : (['klarna'] as const)),
]
