import type { Certification } from '#src/domain/certification/certification.ts'
import type { ExamResult } from '#src/domain/exam/exam.ts'

/**
 * The standing of a learner for the theory exam: not enrolled, still learning, may begin, is in it, has one
 * attempt left, has used both up, came too late, has passed. `unknown` until both answers are there.
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
 * The standing by certification and result. A learner whose status is the exam but who may not enter has let
 * its time pass. Decision: docs/decisions/exam-rules.md.
 */
export function examStep(
  now: Pick<Certification, 'status'> | undefined,
  result: Pick<ExamResult, 'state' | 'mayEnter' | 'attempts' | 'mostAttempts'> | undefined,
): ExamStep {
  if (!now || !result) return 'unknown'
  if (result.state === 'open') return 'open'
  const none = result.mostAttempts !== null && result.attempts >= result.mostAttempts
  if (now.status === 'enrol') return none ? 'usedUp' : 'notEnrolled'
  if (now.status === 'learning') return 'notYet'
  if (now.status !== 'exam') return 'passed'
  if (!result.mayEnter) return 'lapsed'
  return result.attempts > 0 ? 'oneLeft' : 'ready'
}
