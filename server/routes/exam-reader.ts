import type { Learner } from '../../src/domain/learner/learner.ts'
import type { Secrets } from '../secrets.ts'
import type { Reader } from '../services/practical-exam-enrolment/own-exams.ts'

/** Whose own practical exams a call tells: those of the learner who asks, or nobody's. */
export const examReaderOf = (learner: Learner | null, { keys }: Secrets): Reader | null =>
  learner && { learnerId: learner.id, keys }
