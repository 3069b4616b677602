import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/** The states of an order. Specification 1, section 4: order state. */
export const orderState = z.enum(['created', 'pending', 'paid', 'failed', 'timedOut', 'cancelled'])
export type OrderState = z.infer<typeof orderState>

/**
 * The states to which an order may go from each state. A bank transfer is paid without being `pending` first. After
 * a failure or a timeout, the learner cancels the order and places another. A late payment changes no state; it is
 * stored for review. Only a full refund cancels a paid order. Decision: docs/decisions/refunds.md.
 */
export const orderTransitions = {
  created: ['pending', 'paid', 'failed', 'timedOut', 'cancelled'],
  pending: ['paid', 'failed', 'timedOut', 'cancelled'],
  paid: ['cancelled'],
  failed: ['cancelled'],
  timedOut: ['cancelled'],
  cancelled: [],
} as const satisfies StateTransitions<OrderState>

export const canChangeOrderState = createTransitionCheck<OrderState>(orderTransitions)

/** The states of orders that may still be paid. A learner has at most one such order per item. */
export const payableStates = ['created', 'pending'] as const satisfies readonly OrderState[]

export const isPayable = (state: OrderState): boolean =>
  (payableStates as readonly OrderState[]).includes(state)
