import * as z from 'zod/mini'
import { bodyLanguage } from '../content-item/body-language.ts'
import { contentId } from '../content-item/field.ts'
import { shownPicture } from '../content-item/picture.ts'
import { courseSummary, subject } from '../course/course.ts'

/**
 * An article in one language with related courses and videos. `body` is allow-list HTML; `quizId` is the id of a
 * question pool.
 */
export const topic = z.object({
  id: contentId,
  subject,
  picture: z.nullable(shownPicture),
  name: z.string(),
  summary: z.string(),
  body: z.string(),
  bodyLanguage,
  courses: z.array(courseSummary),
  quizId: z.nullable(contentId),
  language: z.string(),
})
export type Topic = z.infer<typeof topic>
