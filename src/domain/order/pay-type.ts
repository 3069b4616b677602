import * as z from 'zod/mini'
import type { PaymentRegion } from './payment-region.ts'

/**
 * The ways of paying; `card` is everything on the provider's page. Specification 1, section 4: payment type.
 */
export const payType = z.enum(['card', 'bankTransfer'])
export type PayType = z.infer<typeof payType>

export const onlineMethod = z.enum(['card', 'blik', 'klarna'])
export type OnlineMethod = z.infer<typeof onlineMethod>

/** The methods on the provider's page: BLIK in Poland, Klarna everywhere else. Decision: docs/decisions/vat.md. */
export const onlineMethods = (region: PaymentRegion): OnlineMethod[] => [
  'card',
  region === 'PL' ? 'blik' : 'klarna',
]
