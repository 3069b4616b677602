import * as z from 'zod/mini'
import {
  audience,
  createListedItemTextsSchema,
  lineText,
  paragraphText,
  richText,
} from '../content-item/document.ts'
import { documentPicture } from '../content-item/document-picture.ts'
import { contentId } from '../content-item/field.ts'
import { subject } from '../course/course.ts'

/** A topic, as an editor writes it: an article with related courses and videos, and an optional quiz. */
export const topicDocument = z.strictObject({
  subject,
  picture: z.optional(documentPicture),
  courses: z.array(contentId),
  quiz: z.optional(contentId),
  audience,
  texts: createListedItemTextsSchema(
    z.strictObject({ name: lineText, summary: paragraphText, body: richText }),
    ['body'],
  ),
})
