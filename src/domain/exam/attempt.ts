import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The states of an attempt at an exam. `expired` means that the deadline has passed; the server then submits the
 * saved answers.
 */
export const attemptState = z.enum(['open', 'submitted', 'expired', 'passed', 'failed'])
export type AttemptState = z.infer<typeof attemptState>

/**
 * The states to which an attempt may go from each state. Submitted and expired attempts are graded; their answers
 * can't be changed any more. A failure becomes a pass if a broken question is voided; a pass never becomes a
 * failure. Specification 1, section 4: rules of exams.
 */
export const attemptTransitions = {
  open: ['submitted', 'expired'],
  submitted: ['passed', 'failed'],
  expired: ['passed', 'failed'],
  passed: [],
  failed: ['passed'],
} as const satisfies StateTransitions<AttemptState>

export const canChangeAttemptState = createTransitionCheck<AttemptState>(attemptTransitions)
