import * as z from 'zod/mini'

/**
 * Whether a learner is asked to evaluate a training: not (it isn't finished, or there is no survey), now, or
 * no more. `surveyId` is null without a survey.
 */
export const evaluation = z.object({
  state: z.enum(['none', 'due', 'answered']),
  surveyId: z.nullable(z.int()),
})
export type Evaluation = z.infer<typeof evaluation>
