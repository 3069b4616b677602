import * as z from 'zod/mini'
import { allowsStep, type Moves } from '../state.ts'

/**
 * The states of an attempt at an exam; `expired`: the deadline came first, and the server submits the saved
 * answers.
 */
export const attemptState = z.enum(['open', 'submitted', 'expired', 'passed', 'failed'])
export type AttemptState = z.infer<typeof attemptState>

/**
 * The states that an attempt may go to. Both ways to the end are graded; answers can't be changed afterwards. A failure becomes
 * a pass when a broken question is taken out; a pass never becomes a failure. Specification 1, section 4: rules of exams.
 */
export const attemptMoves = {
  open: ['submitted', 'expired'],
  submitted: ['passed', 'failed'],
  expired: ['passed', 'failed'],
  passed: [],
  failed: ['passed'],
} as const satisfies Moves<AttemptState>

export const mayMoveAttempt = allowsStep<AttemptState>(attemptMoves)
