import type { QuestionStatistics } from '#src/domain/pool/question-statistics.ts'

/** The minimum number of exam papers for reliable statistics. */
export const minPapers = 30

/**
 * The rating of a question by its statistics. `takenOut`: excluded from scoring. `tooFew`: too few exam papers for a
 * rating. `misleads`: weak candidates answer the question better than strong ones, or more candidates choose one
 * wrong option than the correct one. `weak`: hardly separates strong from weak candidates. `hard`, `easy`: fewer than
 * 25 %, or more than 95 %, of the answers are correct. `good`: none of these.
 */
export type QuestionRating = 'takenOut' | 'tooFew' | 'misleads' | 'weak' | 'hard' | 'easy' | 'good'

/** Whether a question with this rating is found by the filter for misleading questions. */
export const isMisleadingOrWeak = (rating: QuestionRating): boolean =>
  rating === 'misleads' || rating === 'weak'

/**
 * Returns the number of candidates who chose the correct option. If several options are correct, returns the
 * smallest of their counts.
 */
const rightTimes = ({ options }: QuestionStatistics): number =>
  Math.min(...options.filter(({ correct }) => correct).map(({ times }) => times))

/** Rates a question by its statistics. The limits are explained in docs/how-to/question-banks.md. */
export function rateQuestion(figures: QuestionStatistics | undefined): QuestionRating {
  if (figures?.takenOutAt) return 'takenOut'
  if (!figures || figures.attempts < minPapers || figures.facility === null) return 'tooFew'
  const { discrimination, misleading, facility } = figures
  if ((discrimination ?? 1) < 0 || (misleading && misleading.times > rightTimes(figures))) return 'misleads'
  if (facility > 0.95) return 'easy'
  if (facility < 0.25) return 'hard'
  return (discrimination ?? 1) < 0.1 ? 'weak' : 'good'
}
