import * as z from 'zod/mini'

/** The statistics of a question on all finished papers. A question without an answer counts as wrong. */
export const questionStatistics = z.object({
  questionId: z.int(),
  code: z.nullable(z.string()),
  text: z.string(),
  /** The number of papers with the question. */
  attempts: z.int(),
  /** The share of papers on which it was answered correctly, 0 to 1; null before the first paper. */
  facility: z.nullable(z.number()),
  /**
   * The point-biserial correlation, -1 to 1, of a right answer to this question with the number of right answers on the rest of
   * the paper; null while one of them does not vary. A value near 0 or below indicates a faulty question.
   */
  discrimination: z.nullable(z.number()),
  /** The wrong option that was chosen most often, by its index from 0 as in the pool, and its count. */
  misleading: z.nullable(z.object({ option: z.int(), times: z.int(), text: z.string() })),
  /** How often each option was chosen, in the order of the pool, and whether it is correct. */
  options: z.array(z.object({ text: z.string(), times: z.int(), correct: z.boolean() })),
  takenOutAt: z.nullable(z.iso.datetime()),
})
export type QuestionStatistics = z.infer<typeof questionStatistics>
