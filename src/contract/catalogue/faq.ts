import * as z from 'zod/mini'
import { faqEntry } from '../../domain/faq/faq.ts'
import { declareCall } from '../protocol/call.ts'
import { renamedWire } from '../protocol/renamed.ts'

const faqWire = renamedWire(faqEntry, { language: 'textLanguage' })

/**
 * Returns all FAQ entries, or those that contain a keyword. Pages show the floating FAQ icon if there are entries.
 */
export const getFaq = declareCall({
  method: 'GET',
  path: '/certification/faq/release/queryFromEs',
  who: 'any',
  summary: 'Questions with answers, by section and position',
  source: 'S2 7',
  request: z.object({ keyword: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.array(faqWire),
  empty: [],
})
