import * as z from 'zod/mini'
import { audience, contentId, line, passage, textsOf } from '../content/document.ts'

/** Specification 1, section 3: 1 single, 2 multiple, 4 true or false. */
export const questionType = z.enum(['single', 'multiple', 'trueFalse'])

/** One question. `correct` counts its options from 0; true or false has the two options in this order. */
export const questionDocument = z.strictObject({
  /** Stays for ever: papers that were drawn name it. */
  id: contentId,
  type: questionType,
  correct: z.array(z.int().check(z.minimum(0))).check(z.minLength(1)),
  texts: textsOf(
    z.strictObject({
      question: passage,
      options: z.array(passage).check(z.minLength(2), z.maxLength(26)),
      /** Shown with the analysis: why the answer is what it is. */
      explanation: passage,
    }),
  ),
})

/** Questions that papers are drawn from: 50 for a theory exam, 5 for a quiz. Specification 1, section 9. */
export const poolDocument = z.strictObject({
  name: line,
  use: z.enum(['theory', 'quiz']),
  questions: z.array(questionDocument),
  audience,
})
export type PoolDocument = z.infer<typeof poolDocument>
export type QuestionDocument = z.infer<typeof questionDocument>
