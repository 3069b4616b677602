import * as z from 'zod/mini'
import { currencyCode } from '../../domain/country/currency.ts'
import { orderState } from '../../domain/order/order-state.ts'
import { reviewReason } from '../../domain/order/payment-event.ts'
import {
  dueTransfer,
  paymentReview,
  preparedClosing,
  preparedTransfer,
} from '../../domain/order/payment-review.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { staffList, yesOrNo } from '../protocol/staff-list.ts'

const finance = { who: 'operator', role: 'finance' } as const
const amount = z.int().check(z.minimum(1))

/** `prepared` leaves only the orders for which a transfer is prepared, or those without. An order whose transfer is prepared is listed in whatever state it is, until somebody confirms the transfer. */
export const getDueTransfers = declareCall({
  ...finance,
  method: 'GET',
  path: '/operator/order/due',
  summary: 'The orders that wait for a bank transfer, and the transfers that wait for a second person',
  source: 'decided',
  ...staffList(renamedWire(dueTransfer, { target: 'relation' }), ['lapses', 'total'], {
    currency: z.optional(currencyCode),
    prepared: z.optional(yesOrNo),
  }),
})

export const getPaymentReviews = declareCall({
  ...finance,
  method: 'GET',
  path: '/operator/order/review',
  summary: 'The payments that somebody has to look at, with the closings that are prepared',
  source: 'decided',
  ...staffList(paymentReview, ['received'], {
    reason: z.optional(reviewReason),
    prepared: z.optional(yesOrNo),
  }),
})

/**
 * Confirms a bank transfer, by two persons: the first call prepares it, as `prepared` says, the same call by somebody else books it.
 * `reference` is the bank's own: a reference that was booked is refused. A transfer that comes late or is of another amount is kept for
 * review, as `reviewed` says; `reason` says why, and says so when the transfer is prepared too. `total` and `currency` are what the order
 * expects, `others` what is prepared for the same order with another reference. Amounts are in minor units. Where the second person says
 * something different, the refusal has what is prepared: `otherTransfer`.
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
  answer: z.object({
    state: orderState,
    prepared: z.boolean(),
    reviewed: z.boolean(),
    reason: z.nullable(reviewReason),
    total: z.int(),
    currency: currencyCode,
    others: z.array(preparedTransfer),
  }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/** The context of a refusal to confirm a transfer that somebody else has prepared otherwise; `seqNo` is the order that it is prepared for. */
export const otherTransfer = z.object({ prepared: z.extend(preparedTransfer, { seqNo: z.string() }) })

/** The context of a refusal to close a review with another note than the prepared one. */
export const otherClosing = z.object({ prepared: preparedClosing })

/**
 * Closes the review of a payment, with a note of what was done about it: refunded, enrolled by hand, ... The first call prepares it, as
 * `prepared` says, the same call by somebody else closes it. Whoever prepared it may correct the note until then. Where the second person says
 * another note, the refusal has the prepared one: `otherClosing`.
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
