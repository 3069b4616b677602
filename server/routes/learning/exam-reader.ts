import type { Learner } from '#src/domain/learner/learner.ts'
import type { Secrets } from '../../secrets.ts'
import type { OwnExamsInput } from '../../services/learning/practical-exam-enrolment/own-exams.ts'

/** Returns the reader whose own practical exams are included: the signed-in learner, or null. */
export const examReaderOf = (learner: Learner | null, { keys }: Secrets): OwnExamsInput | null =>
  learner && { learnerId: learner.id, keys }
