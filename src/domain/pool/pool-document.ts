import * as z from 'zod/mini'
import { audience, contentId, line, passage, textsOf } from '../content/document.ts'

/** The types of questions. Specification 1, section 3: 1 single, 2 multiple, 4 true or false. */
export const questionType = z.enum(['single', 'multiple', 'trueFalse'])

/**
 * One question of a pool. `correct` counts its options from 0; true or false has the two options in this
 * order.
 */
export const questionDocument = z.strictObject({
  /** The id of the question, which stays for ever: papers that were drawn refer to it. */
  id: contentId,
  type: questionType,
  correct: z.array(z.int().check(z.minimum(0))).check(z.minLength(1)),
  texts: textsOf(
    z.strictObject({
      question: passage,
      options: z.array(passage).check(z.minLength(2), z.maxLength(26)),
      /** Why the answer is right, shown with the analysis. */
      explanation: passage,
    }),
  ),
})

/** The uses of papers, as in `questionsOfPaper`. */
export const paperUse = z.enum(['theory', 'quiz'])

/**
 * A pool of questions that papers are drawn from: 50 for a theory exam, 5 for a quiz. Specification 1,
 * section 9.
 */
export const poolDocument = z.strictObject({
  name: line,
  use: paperUse,
  questions: z.array(questionDocument),
  audience,
})
export type QuestionDocument = z.infer<typeof questionDocument>
