import * as z from 'zod/mini'
import {
  audience,
  createListedItemTextsSchema,
  lineText,
  paragraphText,
  richText,
} from '../content-item/document.ts'
import { documentPicture } from '../content-item/document-picture.ts'
import { subject } from '../course/course.ts'

/** A news item, as an editor writes it; `date` is the date that pages show. */
export const newsDocument = z.strictObject({
  date: z.iso.date(),
  subject,
  picture: z.optional(documentPicture),
  /** Further pictures, which the page of the news item shows below the text. */
  pictures: z.optional(z.array(documentPicture).check(z.maxLength(20))),
  audience,
  texts: createListedItemTextsSchema(
    z.strictObject({ title: lineText, summary: paragraphText, body: richText }),
    ['body'],
  ),
})
