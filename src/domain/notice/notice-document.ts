import * as z from 'zod/mini'
import {
  audience,
  createTextsByLanguageSchema,
  lineText,
  link,
  paragraphText,
} from '../content-item/document.ts'

/** The types of notices for all learners of a site. */
export const siteNoticeType = z.enum(['urlChange', 'migration'])

/** A notice that learners of the chosen sites see until they acknowledge it. Specification 1, section 4. */
export const noticeDocument = z.strictObject({
  type: siteNoticeType,
  from: z.iso.datetime(),
  link: z.nullable(link),
  audience,
  texts: createTextsByLanguageSchema(z.strictObject({ title: lineText, text: paragraphText })),
})
