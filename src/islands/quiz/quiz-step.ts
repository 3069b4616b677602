import type { ExamResult } from '#src/domain/exam/exam.ts'

/**
 * The step of a learner in a quiz: can begin, has begun, has not passed, has passed. `closed` means that the learner
 * is not allowed to begin, which currently happens only without an enrolment.
 */
export type QuizStep = 'unknown' | 'closed' | 'ready' | 'open' | 'notPassed' | 'passed'

/**
 * Returns the step for a quiz result. Once passed, a quiz stays passed; attempts are not counted. Decision:
 * docs/decisions/exam-rules.md.
 */
export function quizStepOf(result: Pick<ExamResult, 'state' | 'mayEnter'> | undefined): QuizStep {
  if (!result) return 'unknown'
  if (result.state === 'open') return 'open'
  if (result.state === 'passed') return 'passed'
  if (!result.mayEnter) return 'closed'
  return result.state === null ? 'ready' : 'notPassed'
}
