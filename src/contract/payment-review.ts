import * as z from 'zod/mini'
import { currencyCode } from '../domain/country/currency.ts'
import { orderState } from '../domain/order/order-state.ts'
import { dueTransfer, paymentReview } from '../domain/order/payment-review.ts'
import { declareCall } from './call.ts'
import { renamed } from './renamed.ts'

const finance = { who: 'operator', role: 'finance' } as const
const amount = z.int().check(z.minimum(1))

export const getDueTransfers = declareCall({
  ...finance,
  method: 'GET',
  path: '/operator/order/due',
  summary: 'The orders that wait for a bank transfer',
  source: 'decided',
  request: z.object({}),
  answer: z.array(renamed(dueTransfer, { target: 'relation' })),
})

export const getPaymentReviews = declareCall({
  ...finance,
  method: 'GET',
  path: '/operator/order/review',
  summary: 'The payments that somebody has to look at',
  source: 'decided',
  request: z.object({}),
  answer: z.array(paymentReview),
})

/**
 * Confirms a bank transfer, by two persons: the first call prepares it, as `prepared` says, the same call by somebody else books it.
 * `reference` is the bank's own: the same one again changes nothing. A transfer that comes late or is of another amount is kept for
 * review, as `reviewed` says. The amount is in minor units.
 */
export const confirmTransfer = declareCall({
  ...finance,
  method: 'POST',
  path: '/operator/order/confirm',
  byPerson: true,
  byOwnSession: true,
  summary: 'Confirms that a bank transfer for an order came in',
  source: 'decided',
  request: z.object({
    seqNo: z.string().check(z.minLength(1), z.maxLength(100)),
    reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    amount,
    currency: currencyCode,
  }),
  answer: z.object({ state: orderState, prepared: z.boolean(), reviewed: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/**
 * Closes the review of a payment, with a note of what was done about it: refunded, enrolled by hand, ... The first call prepares it, as
 * `prepared` says, one by somebody else closes it.
 */
export const closePaymentReview = declareCall({
  ...finance,
  method: 'POST',
  path: '/operator/order/review/close',
  byPerson: true,
  byOwnSession: true,
  summary: 'Closes the review of a payment',
  source: 'decided',
  request: z.object({
    eventId: z.string().check(z.minLength(1), z.maxLength(300)),
    note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
  }),
  answer: z.object({ prepared: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})
