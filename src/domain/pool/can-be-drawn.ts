import type { PoolUse } from './pool-document.ts'

/** The purpose for which questions are drawn: a graded exam or quiz, or practice with the answers at hand. */
export type DrawPurpose = 'exam' | 'practice'

/**
 * Whether a pool's questions are drawn for that: those for practice never in an exam, and no others for practice. Decision:
 * docs/decisions/question-banks.md.
 */
export const canBeDrawn = (use: PoolUse, drawing: DrawPurpose): boolean =>
  (use === 'practice') === (drawing === 'practice')
