import type { ExamResult } from '#src/domain/exam/exam.ts'

/**
 * The standing of a learner for a quiz: may begin, is in it, has not passed, has passed; `closed`: not
 * enrolled yet.
 */
export type QuizStep = 'unknown' | 'closed' | 'ready' | 'open' | 'notPassed' | 'passed'

/**
 * The standing by the quiz's result. A pass stays, whatever comes after it; attempts are not counted.
 * Decision: docs/decisions/exam-rules.md.
 */
export function quizStep(result: Pick<ExamResult, 'state' | 'mayEnter'> | undefined): QuizStep {
  if (!result) return 'unknown'
  if (result.state === 'open') return 'open'
  if (result.state === 'passed') return 'passed'
  if (!result.mayEnter) return 'closed'
  return result.state === null ? 'ready' : 'notPassed'
}
