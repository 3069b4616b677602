import * as z from 'zod/mini'
import { faqSection } from './faq-document.ts'

/** A frequently asked question with its answer, which is allow-list HTML. `language` is the language of the texts. */
export const faqEntry = z.object({
  id: z.int(),
  section: faqSection,
  question: z.string(),
  answer: z.string(),
  language: z.string(),
})
export type FaqEntry = z.infer<typeof faqEntry>
