import * as z from 'zod/mini'
import { currencyCode } from '../../domain/country/currency.ts'
import { payoutAccount, payoutWay } from '../../domain/refund/payout.ts'
import { preparedRefund, refund } from '../../domain/refund/refund.ts'
import { refundReason } from '../../domain/refund/refund-reason.ts'
import { declareCall } from '../protocol/call.ts'
import { id } from '../protocol/wire.ts'

const finance = { who: 'operator', role: 'finance', source: 'decided' } as const
/** Acts that move money: a person's own session prepares and confirms them. */
const act = { ...finance, method: 'POST', byPerson: true, byOwnSession: true } as const

const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))
const amount = z.int().check(z.minimum(1))

/** What is prepared waits for a second person; `open` are the refunds that are to be sent, under way, or failed. */
export const getRefunds = declareCall({
  ...finance,
  method: 'GET',
  path: '/operator/refund/list',
  summary: 'The refunds that wait for a second person, and those that are not over',
  request: z.object({}),
  answer: z.object({ prepared: z.array(preparedRefund), open: z.array(refund) }),
})

/**
 * Prepares the refund of a paid order; another person confirms it by `seen`. Without `amount` all that is left goes back. A refund in full
 * gives the place back, unless `keepPlace` says why the learner keeps it. `way` is the provider for cards and a bank transfer for transfers;
 * a card can be refunded by transfer to an `account`. Amounts are in minor units. Refused as `forbidden` with a reason: `orderNotPaid`,
 * `placeUsed`; as `repeatSubmit` while another refund of the order is prepared; as `invalid` where the amount is more than is left.
 */
export const prepareRefund = declareCall({
  ...act,
  path: '/operator/refund/prepare',
  summary: 'Prepares the refund of a paid order, whole or in part',
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
  answer: preparedRefund,
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/** Prepares a refund that failed once more, by the provider or by transfer; a credit note that was issued stays. */
export const prepareRefundAgain = declareCall({
  ...act,
  path: '/operator/refund/again',
  summary: 'Prepares a refund that failed once more',
  request: z.object({ id, note, way: payoutWay, account: z.optional(payoutAccount) }),
  answer: preparedRefund,
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/**
 * Confirms all refunds that another person has prepared by one act. `seen` is the code of what was shown: where something else is prepared by
 * then, the refusal has it (`otherRefund`).
 */
export const confirmRefund = declareCall({
  ...act,
  path: '/operator/refund/confirm',
  summary: 'Confirms refunds that another person has prepared',
  request: z.object({ id, seen: z.string().check(z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ refunds: z.int() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/** The context of a refusal to confirm something else than is prepared. */
export const otherRefund = z.object({ prepared: preparedRefund })

/** Rejects refunds that another person has prepared, or withdraws the operator's own. */
export const rejectRefund = declareCall({
  ...act,
  path: '/operator/refund/reject',
  summary: 'Rejects refunds that are prepared, or withdraws one’s own',
  request: z.object({ id, note }),
  answer: z.object({ withdrawn: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/**
 * Marks a refund by bank transfer as sent, by two persons: the first call prepares it, as `prepared` says, the same call by somebody else
 * confirms it. `reference` is the bank's own. Where the second person says another reference, the refusal has the prepared one: `otherSent`.
 */
export const markRefundSent = declareCall({
  ...act,
  path: '/operator/refund/sent',
  summary: 'Marks a refund by bank transfer as sent',
  request: z.object({ id, reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.object({ prepared: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})

/** The context of a refusal to confirm another reference than the prepared one. */
export const otherSent = z.object({
  prepared: z.object({ reference: z.string(), by: z.string(), at: z.iso.datetime() }),
})

/** Takes back that a refund was sent by transfer. One that was confirmed has failed then, as `failed` says: the bank sent it back. */
export const markRefundReturned = declareCall({
  ...act,
  path: '/operator/refund/returned',
  summary: 'Takes back that a refund was sent by bank transfer',
  request: z.object({ id, note }),
  answer: z.object({ failed: z.boolean() }),
  refusals: ['notFound', 'forbidden', 'repeatSubmit'],
})
