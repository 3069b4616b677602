import type { QuestionStatistics } from '#src/domain/pool/question-statistics.ts'

/** The papers below which figures say nothing yet. */
export const fewestPapers = 30

/** The verdict of the figures of a question, the worst first. */
export type Judgement = 'takenOut' | 'tooFew' | 'misleads' | 'weak' | 'hard' | 'easy' | 'good'

export const isMisleading = (judgement: Judgement): boolean =>
  judgement === 'misleads' || judgement === 'weak'

/** Returns the times that the correct options were chosen: of several ones, the least. */
const rightTimes = ({ options }: QuestionStatistics): number =>
  Math.min(...options.filter(({ correct }) => correct).map(({ times }) => times))

/** Judges a question by its figures. Limits: docs/how-to/question-banks.md. */
export function judgeFigures(figures: QuestionStatistics | undefined): Judgement {
  if (figures?.takenOutAt) return 'takenOut'
  if (!figures || figures.attempts < fewestPapers || figures.facility === null) return 'tooFew'
  const { discrimination, misleading, facility } = figures
  if ((discrimination ?? 1) < 0 || (misleading && misleading.times > rightTimes(figures))) return 'misleads'
  if (facility > 0.95) return 'easy'
  if (facility < 0.25) return 'hard'
  return (discrimination ?? 1) < 0.1 ? 'weak' : 'good'
}
