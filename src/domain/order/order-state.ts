import * as z from 'zod/mini'
import { asking, type Moves } from '../state/state.ts'

/** An order of paid training. Specification 1, section 4: order state. */
export const orderState = z.enum(['created', 'pending', 'paid', 'failed', 'timedOut', 'cancelled'])
export type OrderState = z.infer<typeof orderState>

/**
 * A bank transfer is paid without having been `pending`. Whoever pays after a failure or a lapse cancels that order and
 * places another; a payment that arrives late changes no state, it is kept for review.
 */
export const orderMoves = {
  created: ['pending', 'paid', 'failed', 'timedOut', 'cancelled'],
  pending: ['paid', 'failed', 'timedOut', 'cancelled'],
  paid: [],
  failed: ['cancelled'],
  timedOut: ['cancelled'],
  cancelled: [],
} as const satisfies Moves<OrderState>

export const mayMoveOrder = asking<OrderState>(orderMoves)

/** Orders that may still be paid: there is one at most for a learner and a thing. */
export const liveStates = ['created', 'pending'] as const satisfies readonly OrderState[]

export const isLive = (state: OrderState): boolean => (liveStates as readonly OrderState[]).includes(state)
