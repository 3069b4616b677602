import type { Certification } from '#src/domain/certification/certification.ts'
import type { ExamResult } from '#src/domain/exam/exam.ts'

/**
 * The step of a learner in the theory exam: not enrolled, still learning, can begin, has begun, has one attempt left,
 * has used both attempts, has missed the exam window, has passed. `unknown` until both API calls have returned.
 */
export type ExamStep =
  | 'unknown'
  | 'notEnrolled'
  | 'usedUp'
  | 'notYet'
  | 'ready'
  | 'open'
  | 'oneLeft'
  | 'lapsed'
  | 'passed'

/**
 * Returns the step from the learner's certification and exam result. Learners who have reached the exam stage but
 * must not enter have missed the exam window. Decision: docs/decisions/exam-rules.md.
 */
export function examStepOf(
  certification: Pick<Certification, 'status'> | undefined,
  result: Pick<ExamResult, 'state' | 'mayEnter' | 'attempts' | 'maxAttempts'> | undefined,
): ExamStep {
  if (!certification || !result) return 'unknown'
  if (result.state === 'open') return 'open'
  const hasNoAttemptLeft = result.maxAttempts !== null && result.attempts >= result.maxAttempts
  if (certification.status === 'enrol') return hasNoAttemptLeft ? 'usedUp' : 'notEnrolled'
  if (certification.status === 'learning') return 'notYet'
  if (certification.status !== 'exam') return 'passed'
  if (!result.mayEnter) return 'lapsed'
  return result.attempts > 0 ? 'oneLeft' : 'ready'
}
