import type { ExamResult } from '../../domain/exam/exam.ts'

/** How a learner stands before a quiz: may begin, is in it, has not passed, has passed; `closed`: not enrolled yet. */
export type QuizStep = 'unknown' | 'closed' | 'ready' | 'open' | 'notPassed' | 'passed'

/** A pass stays, whatever comes after it; attempts are not counted. Decisions: "Learning and exams". */
export function quizStep(result: Pick<ExamResult, 'state' | 'mayEnter'> | undefined): QuizStep {
  if (!result) return 'unknown'
  if (result.state === 'open') return 'open'
  if (result.state === 'passed') return 'passed'
  if (!result.mayEnter) return 'closed'
  return result.state === null ? 'ready' : 'notPassed'
}
