import * as z from 'zod/mini'

/** A certification or course in which a learner is registered and which is not finished. */
export const unfinishedLearning = z.object({
  type: z.enum(['certification', 'course']),
  id: z.int(),
  name: z.string(),
})
export type UnfinishedLearning = z.infer<typeof unfinishedLearning>
