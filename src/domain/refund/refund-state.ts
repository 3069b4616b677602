import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The states of a refund. `prepared`: a second person has to confirm it. `confirmed`: it is ready to be sent.
 * `pending`: the payment provider has accepted it and the money is on its way. `sent`: a person has reported the bank
 * transfer as sent, and a second person has to confirm it. `done`: the learner has the money.
 */
export const refundState = z.enum([
  'prepared',
  'rejected',
  'withdrawn',
  'confirmed',
  'pending',
  'sent',
  'done',
  'failed',
])
export type RefundState = z.infer<typeof refundState>

/**
 * The states to which a refund may go from each state. A failed refund can be prepared again, with the same or the
 * other way of payment; if the second person then rejects it, it is `failed` again. `done` becomes `failed` if the
 * learner's bank returns the money.
 */
export const refundTransitions = {
  prepared: ['confirmed', 'rejected', 'withdrawn', 'failed'],
  rejected: [],
  withdrawn: [],
  confirmed: ['pending', 'sent', 'done', 'failed'],
  pending: ['done', 'failed'],
  sent: ['done', 'confirmed'],
  done: ['failed'],
  failed: ['prepared'],
} as const satisfies StateTransitions<RefundState>

export const canChangeRefundState = createTransitionCheck<RefundState>(refundTransitions)

/**
 * The states of refunds that ended without a payment. A refund in one of these states does not reduce the amount
 * that can still be refunded, unless it has a credit note.
 */
export const endedRefundStates = ['rejected', 'withdrawn', 'failed'] as const satisfies readonly RefundState[]
