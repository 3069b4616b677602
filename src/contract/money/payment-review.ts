import * as z from 'zod/mini'
import { currencyCode } from '../../domain/country/currency.ts'
import { orderState } from '../../domain/order/order-state.ts'
import { reviewReason } from '../../domain/order/payment-event.ts'
import {
  orderAwaitingTransfer,
  paymentReview,
  preparedReviewClosing,
  preparedTransfer,
} from '../../domain/order/payment-review.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { booleanFilterCodec, createStaffListSchemas } from '../protocol/staff-list.ts'

const finance = { who: 'operator', role: 'finance' } as const
const amount = z.int().check(z.minimum(1))

/**
 * Returns the orders that wait for a bank transfer. `prepared` selects orders for which an operator has, or has
 * not, prepared the confirmation. A prepared order is listed in any state, until a second person confirms the
 * transfer.
 */
export const getOrdersAwaitingTransfer = declareCall({
  ...finance,
  method: 'GET',
  path: '/operator/order/due',
  summary: 'The orders that wait for a bank transfer, and the transfers that wait for a second person',
  source: 'decided',
  ...createStaffListSchemas(renamedWire(orderAwaitingTransfer, { target: 'relation' }), ['lapses', 'total'], {
    currency: z.optional(currencyCode),
    prepared: z.optional(booleanFilterCodec),
  }),
})

export const getPaymentReviews = declareCall({
  ...finance,
  method: 'GET',
  path: '/operator/order/review',
  summary: 'The payments that need a review, with prepared closings',
  source: 'decided',
  ...createStaffListSchemas(paymentReview, ['received'], {
    reason: z.optional(reviewReason),
    prepared: z.optional(booleanFilterCodec),
  }),
})

/**
 * Confirms a bank transfer by two persons: the first call prepares the confirmation (`prepared`), and the same call
 * by another person books the transfer. A transfer that is late or has another amount is stored for review
 * (`reviewed`). If the second person's values differ, the refusal contains the prepared ones:
 * `preparedTransferDiffersContext`. Amounts are in minor units.
 *
 * - `reference` is the bank's reference; a reference that is already booked is refused.
 * - `reason` is the reason for the review; the first call already returns it.
 * - `total` and `currency` of the response are those of the order.
 * - `others` are confirmations that were prepared for the same order with another reference.
 */
export const confirmTransfer = declareCall({
  ...finance,
  method: 'POST',
  path: '/operator/order/confirm',
  byPerson: true,
  byOwnSession: true,
  summary: 'Confirms that a bank transfer for an order has arrived',
  source: 'decided',
  request: z.object({
    seqNo: z.string().check(z.minLength(1), z.maxLength(100)),
    reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    amount,
    currency: currencyCode,
  }),
  response: z.object({
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

/**
 * The context of the refusal if another person has prepared the transfer with other values; `seqNo` is the number
 * of the order for which the transfer was prepared.
 */
export const preparedTransferDiffersContext = z.object({
  prepared: z.extend(preparedTransfer, { seqNo: z.string() }),
})

/** The context of the refusal if a review is closed with another note than the prepared one. */
export const preparedClosingDiffersContext = z.object({ prepared: preparedReviewClosing })

/**
 * Closes the review of a payment, with a note of the measures taken: refunded, enrolled manually, and so on. The
 * first call prepares the closing (`prepared`), the same call by another person completes it. Until then the first
 * person may correct the note. If the second person sends another note, the refusal contains the prepared one:
 * `preparedClosingDiffersContext`.
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
  response: z.object({ prepared: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})
