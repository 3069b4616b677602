import type { PoolUse } from './pool-use.ts'

/** The purpose for which questions are drawn: a graded exam or quiz, or practice, which shows the right answers. */
export type DrawPurpose = 'exam' | 'practice'

/**
 * Whether a pool's questions may be drawn for a purpose: pools for practice only for practice, all others only for
 * exams. Decision: docs/decisions/question-banks.md.
 */
export const canBeDrawn = (use: PoolUse, purpose: DrawPurpose): boolean =>
  (use === 'practice') === (purpose === 'practice')
