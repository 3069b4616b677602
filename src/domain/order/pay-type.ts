import * as z from 'zod/mini'
import type { PaymentRegion } from './payment-region.ts'

/**
 * The ways of paying; `card` stands for all methods on the payment provider's page. Specification 1, section 4:
 * payment type.
 */
export const payType = z.enum(['card', 'bankTransfer'])
export type PayType = z.infer<typeof payType>

export const onlineMethod = z.enum(['card', 'blik', 'klarna'])
export type OnlineMethod = z.infer<typeof onlineMethod>

/**
 * Returns the methods on the payment provider's page: cards, and BLIK in Poland or Klarna everywhere else.
 * Decision: docs/decisions/vat.md.
 */
export const onlineMethodsOf = (region: PaymentRegion): OnlineMethod[] => [
  'card',
  region === 'PL' ? 'blik' : 'klarna',
]
