import * as z from 'zod/mini'
import { audience, line, link, passage, textsOf } from '../content/document.ts'

/** A notice that learners of some sites see until they acknowledge it. Specification 1, section 4. */
export const noticeDocument = z.strictObject({
  type: z.enum(['urlChange', 'migration']),
  from: z.iso.datetime(),
  link: z.nullable(link),
  audience,
  texts: textsOf(z.strictObject({ title: line, text: passage })),
})
