import * as z from 'zod/mini'

/**
 * The uses of pools: exam papers of theory exams are drawn from `theory`, those of quizzes from `quiz`; `practice`
 * is only for practice. Decision: docs/decisions/question-banks.md.
 */
export const poolUse = z.enum(['theory', 'quiz', 'practice'])
export type PoolUse = z.infer<typeof poolUse>
