import type { PaperKind } from './draw.ts'

/**
 * The points, out of 100, for each question and for a pass, by the kind of exam paper. Specification 1, section 9.
 */
export const pointsByPaperKind: Record<PaperKind, { question: number; pass: number }> = {
  theory: { question: 2, pass: 80 },
  quiz: { question: 20, pass: 60 },
}

/** The right and the chosen options of a question, as indexes of the question's options in the pool, from 0. */
export interface AnsweredQuestion {
  correct: readonly number[]
  /** The chosen options; empty if the question has not been answered. */
  given: readonly number[]
  /** Whether the question was voided, so that it counts as right whatever was chosen. */
  takenOut?: boolean
}

/**
 * Whether an answer is right: exactly the right options are chosen, in any order. A voided question is right for
 * everybody, so that no score falls and no pass is lost.
 */
export const isAnswerCorrect = ({ correct, given, takenOut = false }: AnsweredQuestion): boolean =>
  takenOut || (correct.length === given.length && correct.every((option) => given.includes(option)))

/** Returns the score of an exam paper, from 0 to 100 points, and whether it is a pass. */
export function gradePaper(
  kind: PaperKind,
  answers: readonly AnsweredQuestion[],
): { score: number; passed: boolean } {
  const { question, pass } = pointsByPaperKind[kind]
  const score = answers.filter(isAnswerCorrect).length * question
  return { score, passed: score >= pass }
}
