import * as z from 'zod/mini'
import { allowsStep, type Moves } from '../state.ts'

/**
 * The states of a refund. `prepared`: a second person has to confirm it. `confirmed`: it is to be sent. `pending`: the payment
 * provider has taken it and the money is on its way. `sent`: a person says that the bank transfer was sent, and a second one has to
 * confirm it. `done`: the money is back.
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
 * The states that a refund may go to. A failed refund is prepared again, another way if need be; one that is turned down then has failed as
 * before. `done` to `failed`: the bank of the learner sent the money back.
 */
export const refundMoves = {
  prepared: ['confirmed', 'rejected', 'withdrawn', 'failed'],
  rejected: [],
  withdrawn: [],
  confirmed: ['pending', 'sent', 'done', 'failed'],
  pending: ['done', 'failed'],
  sent: ['done', 'confirmed'],
  done: ['failed'],
  failed: ['prepared'],
} as const satisfies Moves<RefundState>

export const mayMoveRefund = allowsStep<RefundState>(refundMoves)

/** The states in which a refund no longer counts towards its order, unless it has a credit note. */
export const endedRefundStates = ['rejected', 'withdrawn', 'failed'] as const satisfies readonly RefundState[]
