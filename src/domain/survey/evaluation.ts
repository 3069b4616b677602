import * as z from 'zod/mini'

/**
 * Whether a learner is asked about a training: not (it isn't finished, or there is no survey), now, or no more. The
 * survey by its number, null for none.
 */
export const evaluation = z.object({
  state: z.enum(['none', 'due', 'answered']),
  surveyId: z.nullable(z.int()),
})
export type Evaluation = z.infer<typeof evaluation>
