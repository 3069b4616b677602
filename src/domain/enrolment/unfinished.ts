import * as z from 'zod/mini'

/** A certification or course that a learner has begun and not finished. */
export const unfinished = z.object({
  type: z.enum(['certification', 'course']),
  id: z.int(),
  name: z.string(),
})
export type Unfinished = z.infer<typeof unfinished>
