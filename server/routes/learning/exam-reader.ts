import type { Learner } from '#src/domain/learner/learner.ts'
import type { Secrets } from '../../secrets.ts'
import type { ExamReader } from '../../services/learning/practical-exam-enrolment/my-exam-enrolments.ts'

/** The reader whose own practical exams are told: the learner who asks, or nobody. */
export const examReaderOf = (learner: Learner | null, { keys }: Secrets): ExamReader | null =>
  learner && { learnerId: learner.id, keys }
