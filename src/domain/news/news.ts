import * as z from 'zod/mini'
import { bodyLanguage } from '../content-item/body-language.ts'
import { contentId } from '../content-item/field.ts'
import { shownPicture } from '../content-item/picture.ts'
import { subject } from '../course/course.ts'

/**
 * The fields of a news item that lists show; `date` is a day (2026-11-21), `language` is the language of the texts.
 */
export const newsSummary = z.object({
  id: contentId,
  date: z.iso.date(),
  subject,
  picture: z.nullable(shownPicture),
  title: z.string(),
  summary: z.string(),
  language: z.string(),
})
export type NewsSummary = z.infer<typeof newsSummary>

/**
 * A news item with all details. `body` is allow-list HTML; `pictures` are the further pictures; `modifiedAt` is the
 * instant at which it was last published.
 */
export const news = z.extend(newsSummary, {
  body: z.string(),
  pictures: z.array(shownPicture),
  bodyLanguage,
  modifiedAt: z.iso.datetime(),
})
export type News = z.infer<typeof news>
