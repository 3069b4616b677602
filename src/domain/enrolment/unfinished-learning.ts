import * as z from 'zod/mini'

/** A certification or course that a learner has started and not finished. */
export const unfinishedLearning = z.object({
  type: z.enum(['certification', 'course']),
  id: z.int(),
  name: z.string(),
})
export type UnfinishedLearning = z.infer<typeof unfinishedLearning>
