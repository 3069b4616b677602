import * as z from 'zod/mini'

/**
 * The state of a learner's evaluation of a training. `none` means that the training isn't finished, or that it has
 * no survey. `surveyId` is null if there is no survey.
 */
export const evaluation = z.object({
  state: z.enum(['none', 'due', 'answered']),
  surveyId: z.nullable(z.int()),
})
export type Evaluation = z.infer<typeof evaluation>
