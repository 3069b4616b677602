import * as z from 'zod/mini'
import { audience, line, listedTextsOf, passage, richText } from '../content/document.ts'
import { picture } from '../content/picture.ts'
import { subject } from '../course/course.ts'

/** A news item; `date` is the day that readers see. */
export const newsDocument = z.strictObject({
  date: z.iso.date(),
  subject,
  picture: z.optional(picture),
  audience,
  texts: listedTextsOf(z.strictObject({ title: line, summary: passage, body: richText }), ['body']),
})
