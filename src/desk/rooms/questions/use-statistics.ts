import { getQuestionStatistics } from '#src/contract/publishing/question-bank.ts'
import { useCall } from '../../pieces/use-call.ts'
import type { QuestionFilter } from './question-filter.ts'

const day = 86_400_000

/** Returns the beginning of a period that ends today, so that the request stays the same during a day. */
const sinceDays = (days: string): string =>
  new Date(Math.floor(Date.now() / day) * day - Number(days) * day).toISOString()

/** The statistics of a pool's questions on the papers of the filter. */
export const useStatistics = (poolId: number, { days, papers }: QuestionFilter) =>
  useCall(getQuestionStatistics, {
    poolId,
    ...(days && { since: sinceDays(days) }),
    ...(papers && { texts: papers }),
  })
