import type { Learner } from '#src/domain/learner/learner.ts'
import type { Secrets } from '../../secrets.ts'
import type { ExamReader } from '../../services/learning/practical-exam-enrolment/my-exam-enrolments.ts'

/** Returns the reader whose own practical exams are included: the signed-in learner, or null. */
export const examReaderOf = (learner: Learner | null, { keys }: Secrets): ExamReader | null =>
  learner && { learnerId: learner.id, keys }
