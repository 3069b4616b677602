import * as z from 'zod/mini'
import type { PaperKind } from '../exam/draw.ts'
import { pointsByPaperKind } from '../exam/grade.ts'

/** The distribution of the scores of a pool's finished exam papers; scores are points out of 100. */
export const scoreDistribution = z.object({
  /** The number of exam papers; `passed` is the number of passed ones. */
  papers: z.int(),
  passed: z.int(),
  /** The lowest score with which a paper is passed. */
  pass: z.int(),
  /** The median of the scores, or the mean of the two middle scores; null before the first paper. */
  median: z.nullable(z.number()),
  /** The number of exam papers in each band of scores, the lowest band first; both limits belong to the band. */
  bands: z.array(z.object({ from: z.int(), to: z.int(), papers: z.int() })),
})
export type ScoreDistribution = z.infer<typeof scoreDistribution>

/** A score, and the number of exam papers that have it. */
export interface CountedScore {
  score: number
  papers: number
}

/**
 * Returns the limits of the bands: ten points each for theory exams; for quizzes, each of the six possible scores
 * is a band.
 */
function bandsOf(use: PaperKind): { from: number; to: number }[] {
  const { question } = pointsByPaperKind[use]
  if (use === 'quiz')
    return Array.from({ length: 100 / question + 1 }, (_, index) => ({
      from: index * question,
      to: index * question,
    }))
  return Array.from({ length: 10 }, (_, index) => ({
    from: index * 10,
    to: index === 9 ? 100 : index * 10 + 9,
  }))
}

/** Returns the median of the scores; `papers` is the number of papers. Null if there are none. */
function medianOf(scores: readonly CountedScore[], papers: number): number | null {
  const sorted = scores.toSorted((one, other) => one.score - other.score)
  /** Returns the score of the exam paper at a position in the order of scores, from 0. */
  const scoreAt = (place: number): number | undefined => {
    let passed = 0
    return sorted.find(({ papers: count }) => {
      passed += count
      return place < passed
    })?.score
  }
  const [lower, upper] = [scoreAt(Math.floor((papers - 1) / 2)), scoreAt(Math.floor(papers / 2))]
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2
}

/** Returns the distribution of the scores of finished exam papers over the bands for the kind of paper. */
export function computeScoreDistribution(use: PaperKind, scores: readonly CountedScore[]): ScoreDistribution {
  const { pass } = pointsByPaperKind[use]
  const countOf = (isCounted: (score: number) => boolean): number =>
    scores.reduce((sum, { score, papers }) => sum + (isCounted(score) ? papers : 0), 0)
  const papers = countOf(() => true)
  return {
    papers,
    passed: countOf((score) => score >= pass),
    pass,
    median: medianOf(scores, papers),
    bands: bandsOf(use).map(({ from, to }) => ({
      from,
      to,
      papers: countOf((score) => score >= from && score <= to),
    })),
  }
}
