import * as z from 'zod/mini'

/** How a question did on the papers that have ended. A question without an answer counts as wrong. */
export const questionStatistics = z.object({
  questionId: z.int(),
  code: z.nullable(z.string()),
  text: z.string(),
  /** How many papers had it. */
  attempts: z.int(),
  /** The share of papers on which it was right, 0 to 1; null before the first. */
  facility: z.nullable(z.number()),
  /**
   * The point-biserial correlation, -1 to 1, of being right here with the number of right answers on the rest of the paper;
   * null while one of them does not vary. Near 0 or below, something is wrong with the question.
   */
  discrimination: z.nullable(z.number()),
  /** The wrong option that was chosen most, counted from 0 as in the pool, and how often. */
  misleading: z.nullable(z.object({ option: z.int(), times: z.int(), text: z.string() })),
  takenOutAt: z.nullable(z.iso.datetime()),
})
export type QuestionStatistics = z.infer<typeof questionStatistics>
