import type { PaperUse } from './draw.ts'

/** Points of a question and of a pass, of 100 in all. Specification 1, section 9. */
export const pointsOf: Record<PaperUse, { question: number; pass: number }> = {
  theory: { question: 2, pass: 80 },
  quiz: { question: 20, pass: 60 },
}

/** What was right and what was answered, as options of the pool counted from 0. */
export interface Answered {
  correct: readonly number[]
  /** Empty for a question without an answer. */
  given: readonly number[]
}

/** All or nothing: exactly the right options, in whatever order. */
export const isRight = ({ correct, given }: Answered): boolean =>
  new Set(given).size === given.length &&
  correct.length === given.length &&
  correct.every((option) => given.includes(option))

/** The points of a paper, of 100, and whether they pass. */
export function gradePaper(use: PaperUse, answers: readonly Answered[]): { score: number; passed: boolean } {
  const { question, pass } = pointsOf[use]
  const score = answers.filter(isRight).length * question
  return { score, passed: score >= pass }
}
