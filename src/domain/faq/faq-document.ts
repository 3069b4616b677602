import * as z from 'zod/mini'
import { audience, line, richText, textsOf } from '../content/document.ts'

export const faqSection = z.enum(['learning', 'exams', 'certificates', 'classrooms', 'payment', 'account'])

/** A question that people ask, with its answer. */
export const faqDocument = z.strictObject({
  section: faqSection,
  position: z.int(),
  audience,
  texts: textsOf(z.strictObject({ question: line, answer: richText })),
})
export type FaqDocument = z.infer<typeof faqDocument>
