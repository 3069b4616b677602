import * as z from 'zod/mini'
import type { StateTransitions } from './state.ts'

/**
 * The progress of a course's quiz: not started, started and not passed yet, passed. Specification 1, section 4:
 * exercise progress.
 */
export const quizStatus = z.enum(['pending', 'learning', 'finish'])
export type QuizStatus = z.infer<typeof quizStatus>

/**
 * The states to which a quiz may go from each state. A state goes back to `pending` if the learner enrols again,
 * with progress 0. This table only documents the rules: the state is not stored, but computed from the attempts.
 */
export const quizTransitions = {
  pending: ['learning'],
  learning: ['finish', 'pending'],
  finish: ['pending'],
} as const satisfies StateTransitions<QuizStatus>
