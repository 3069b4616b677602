import { getQuestionStatistics } from '#src/contract/publishing/question-statistics.ts'
import { useCall } from '../../components/use-call.ts'
import type { QuestionFilter } from './question-filter.ts'

const day = 86_400_000

/**
 * Returns the beginning of a period that ends today. It is rounded to whole days, so that the request stays the
 * same during a day.
 */
const sinceDays = (days: string): string =>
  new Date(Math.floor(Date.now() / day) * day - Number(days) * day).toISOString()

/** Returns the part of an API request that selects the exam papers for the statistics. */
export const papersOfFilter = (poolId: number, { days, papers }: QuestionFilter) => ({
  poolId,
  ...(days && { since: sinceDays(days) }),
  ...(papers && { texts: papers }),
})

/** Loads the statistics of a pool's questions, computed from the exam papers that the filter selects. */
export const useStatistics = (poolId: number, filter: QuestionFilter) =>
  useCall(getQuestionStatistics, papersOfFilter(poolId, filter))
