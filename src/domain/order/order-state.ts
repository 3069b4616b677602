import * as z from 'zod/mini'
import { allowsStep, type Moves } from '../state.ts'

/** The states of an order. Specification 1, section 4: order state. */
export const orderState = z.enum(['created', 'pending', 'paid', 'failed', 'timedOut', 'cancelled'])
export type OrderState = z.infer<typeof orderState>

/**
 * The states that an order may go to. A bank transfer is paid without having been `pending`. After a failure
 * or a lapse the learner cancels that order and places another; a payment that arrives late changes no state,
 * it is kept for review. A paid order is cancelled by a refund in full alone. Decision: docs/decisions/refunds.md.
 */
export const orderMoves = {
  created: ['pending', 'paid', 'failed', 'timedOut', 'cancelled'],
  pending: ['paid', 'failed', 'timedOut', 'cancelled'],
  paid: ['cancelled'],
  failed: ['cancelled'],
  timedOut: ['cancelled'],
  cancelled: [],
} as const satisfies Moves<OrderState>

export const mayMoveOrder = allowsStep<OrderState>(orderMoves)

/** The states of orders that may still be paid: a learner has one such order at most of one item. */
export const liveStates = ['created', 'pending'] as const satisfies readonly OrderState[]

export const isLive = (state: OrderState): boolean => (liveStates as readonly OrderState[]).includes(state)
