import * as z from 'zod/mini'

/**
 * The state of a learner's evaluation of a training. `none`: the training isn't finished, or it has no survey. `surveyId` is
 * null without a survey.
 */
export const evaluation = z.object({
  state: z.enum(['none', 'due', 'answered']),
  surveyId: z.nullable(z.int()),
})
export type Evaluation = z.infer<typeof evaluation>
