import * as z from 'zod/mini'

/** The prompt for feedback on the portal, in the reader's language. Specification 1, section 3. */
export const feedbackPrompt = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string(),
  active: z.boolean(),
  language: z.string(),
})
export type FeedbackPrompt = z.infer<typeof feedbackPrompt>
