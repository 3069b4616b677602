import * as z from 'zod/mini'
import { faqEntry } from '../../domain/faq/faq.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'

const faqWire = renamedWire(faqEntry, { language: 'textLanguage' })

/** The FAQ entries, all or those that hold a keyword. The floating FAQ icon shows where there are some. */
export const getFaq = declareCall({
  method: 'GET',
  path: '/certification/faq/release/queryFromEs',
  who: 'any',
  summary: 'Questions with answers, by section and position',
  source: 'S2 7',
  request: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))) }),
  answer: z.array(faqWire),
  empty: [],
})
