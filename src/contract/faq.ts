import * as z from 'zod/mini'
import { faqEntry } from '../domain/faq/faq.ts'
import { faqSection } from '../domain/faq/faq-document.ts'
import { declareCall } from './call.ts'

const faqWire = z.codec(
  z.object({
    id: z.int(),
    section: faqSection,
    question: z.string(),
    answer: z.string(),
    textLanguage: z.string(),
  }),
  faqEntry,
  {
    decode: ({ textLanguage, ...entry }) => ({ ...entry, language: textLanguage }),
    encode: ({ language, ...entry }) => ({ ...entry, textLanguage: language }),
  },
)

/** All entries, or those that hold a keyword. The floating FAQ icon shows where there are some. */
export const getFaq = declareCall({
  method: 'GET',
  path: '/certification/faq/release/queryFromEs',
  who: 'any',
  summary: 'Questions with answers, by section and position',
  request: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.array(faqWire),
  empty: [],
})
