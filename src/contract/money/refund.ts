import * as z from 'zod/mini'
import { currencyCode } from '../../domain/country/currency.ts'
import { payoutAccount, payoutWay } from '../../domain/refund/payout.ts'
import { preparedRefund, refund } from '../../domain/refund/refund.ts'
import { refundReason } from '../../domain/refund/refund-reason.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'

/** The access rule of every call in this file. To open one call to another role, set `role` in that call. */
const finance = { who: 'operator', role: 'finance', source: 'decided' } as const
/** The access rule of actions that move money. Only a signed-in person may perform them, not the operator token. */
const action = { ...finance, method: 'POST', byPerson: true, byOwnSession: true } as const

const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))
const amount = z.int().check(z.minimum(1))

/**
 * Returns the refunds that wait for a second person (`prepared`), and those that are not sent yet, not complete, or
 * failed (`open`).
 */
export const getRefunds = declareCall({
  ...finance,
  method: 'GET',
  path: '/operator/refund/list',
  summary: 'The refunds that wait for a second person or are not complete',
  request: z.object({}),
  response: z.object({ prepared: z.array(preparedRefund), open: z.array(refund) }),
})

/**
 * Prepares the refund of a paid order. Another person confirms it with the digest `seen`. Amounts are in minor
 * units.
 *
 * - If `amount` is absent, the whole remaining amount is refunded.
 * - A full refund ends the enrolment, unless `keepPlace` contains a reason why the learner stays enrolled.
 * - `way` is by default the way in which the learner paid: the payment provider for a card, else a bank transfer. A
 *   card payment can also be refunded by transfer to an `account`.
 *
 * Refused as `forbidden` with the reasons `orderNotPaid` and `placeUsed`; as `repeatSubmit` while another refund of
 * the order is prepared; as `invalid` if the amount exceeds the remaining amount.
 */
export const prepareRefund = declareCall({
  ...action,
  path: '/operator/refund/prepare',
  summary: 'Prepares the full or partial refund of a paid order',
  request: z.object({
    seqNo: z.string().check(z.minLength(1), z.maxLength(100)),
    amount: z.optional(amount),
    currency: z.optional(currencyCode),
    reason: refundReason,
    note,
    keepPlace: z.optional(note),
    way: z.optional(payoutWay),
    account: z.optional(payoutAccount),
  }),
  response: preparedRefund,
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/**
 * Prepares a failed refund again, through the payment provider or by bank transfer. A credit note that was already
 * issued stays valid.
 */
export const prepareRefundAgain = declareCall({
  ...action,
  path: '/operator/refund/again',
  summary: 'Prepares a failed refund again',
  request: z.object({ id: idCodec, note, way: payoutWay, account: z.optional(payoutAccount) }),
  response: preparedRefund,
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/**
 * Confirms all refunds that another person has prepared together. `seen` is the digest of the refunds that the
 * second person saw. If the prepared refunds have changed since, the refusal contains them
 * (`preparedRefundsDifferContext`).
 */
export const confirmRefund = declareCall({
  ...action,
  path: '/operator/refund/confirm',
  summary: 'Confirms refunds that another person has prepared',
  request: z.object({ id: idCodec, seen: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({ refunds: z.int() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/** The context of the refusal if the prepared refunds differ from those that were confirmed. */
export const preparedRefundsDifferContext = z.object({ prepared: preparedRefund })

/** Rejects refunds that another person has prepared, or withdraws refunds that the operator has prepared. */
export const rejectRefund = declareCall({
  ...action,
  path: '/operator/refund/reject',
  summary: 'Rejects prepared refunds, or withdraws the operator’s own',
  request: z.object({ id: idCodec, note }),
  response: z.object({ withdrawn: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/**
 * Marks a refund by bank transfer as sent, by two persons: the first call prepares the mark (`prepared`), and the
 * same call by another person confirms it. `reference` is the bank's reference. If the second person sends another
 * reference, the refusal contains the prepared one: `referenceMismatchContext`.
 */
export const markRefundSent = declareCall({
  ...action,
  path: '/operator/refund/sent',
  summary: 'Marks a refund by bank transfer as sent',
  request: z.object({ id: idCodec, reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  response: z.object({ prepared: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/** The context of the refusal if the second person confirms another bank reference than the prepared one. */
export const referenceMismatchContext = z.object({
  prepared: z.object({ reference: z.string(), by: z.string(), at: z.iso.datetime() }),
})

/**
 * Reverses the mark that a bank transfer was sent. A refund that two persons had marked as sent becomes failed
 * (`failed`), because the bank returned the money.
 */
export const markRefundReturned = declareCall({
  ...action,
  path: '/operator/refund/returned',
  summary: 'Marks a refund by bank transfer as not sent',
  request: z.object({ id: idCodec, note }),
  response: z.object({ failed: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})
