import { createTransitionCheck, type StateTransitions } from '../state.ts'
import type { LearningStatus } from './enrolment.ts'

/**
 * The states to which a learner's course may go from each state. A course counts as learned immediately if the
 * learner has learned the version that it replaces. A failed quiz may be repeated without limit. A state goes back
 * to `notStarted` if the learner enrols again, with progress 0. Specification 1, section 4: learning process.
 */
export const learningTransitions = {
  notStarted: ['learning', 'learned'],
  learning: ['learned', 'notStarted'],
  learned: ['passed', 'failed', 'notStarted'],
  passed: ['notStarted'],
  failed: ['passed', 'notStarted'],
} as const satisfies StateTransitions<LearningStatus>

export const canChangeLearningStatus = createTransitionCheck<LearningStatus>(learningTransitions)
