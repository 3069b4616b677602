import type { Learner } from '#src/domain/learner/learner.ts'
import type { Secrets } from '../../secrets.ts'
import type { ExamReader } from '../../services/learning/practical-exam-enrolment/my-exam-enrolments.ts'

/**
 * Returns the learner whose practical exams are included in a result: the signed-in learner, or null for anonymous
 * visitors.
 */
export const examReaderOf = (learner: Learner | null, { keys }: Secrets): ExamReader | null =>
  learner && { learnerId: learner.id, keys }
