import type { LearningStatus } from './enrolment.ts'

/**
 * Whether a course's credits count: every chapter has been watched, and the quiz, if there is one, has been passed.
 * Decision: docs/decisions/learning-progress.md.
 */
export const isCourseComplete = (process: LearningStatus | null, hasQuiz: boolean): boolean =>
  process === 'passed' || (process === 'learned' && !hasQuiz)
