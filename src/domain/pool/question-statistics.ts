import * as z from 'zod/mini'

/**
 * The statistics of a question, computed from finished exam papers. A question that was not answered counts as wrong.
 */
export const questionStatistics = z.object({
  questionId: z.int(),
  code: z.nullable(z.string()),
  text: z.string(),
  /** The number of exam papers that contain the question. */
  attempts: z.int(),
  /** The part of these papers in which the question was answered correctly, 0 to 1; null before the first paper. */
  facility: z.nullable(z.number()),
  /**
   * The point-biserial correlation, -1 to 1, between a right answer to this question and the number of right
   * answers in the rest of the paper; null as long as one of the two does not vary. A value near 0 or below
   * indicates a faulty question.
   */
  discrimination: z.nullable(z.number()),
  /**
   * The wrong option that was chosen most often: its index among the question's options in the pool, from 0, and how
   * often it was chosen; null if there is none.
   */
  misleading: z.nullable(z.object({ option: z.int(), times: z.int(), text: z.string() })),
  /**
   * How often each option was chosen, in the order of the options in the pool, and whether the option is correct.
   */
  options: z.array(z.object({ text: z.string(), times: z.int(), correct: z.boolean() })),
  takenOutAt: z.nullable(z.iso.datetime()),
})
export type QuestionStatistics = z.infer<typeof questionStatistics>
