import * as z from 'zod/mini'
import { audience, createTextsByLanguageSchema, lineText, richText } from '../content-item/document.ts'

export const faqSection = z.enum(['learning', 'exams', 'certificates', 'classrooms', 'payment', 'account'])

/** A frequently asked question with its answer, as an editor writes it. */
export const faqDocument = z.strictObject({
  section: faqSection,
  position: z.int(),
  audience,
  texts: createTextsByLanguageSchema(z.strictObject({ question: lineText, answer: richText })),
})
