import * as z from 'zod/mini'
import {
  audience,
  createTextsByLanguageSchema,
  lineText,
  link,
  paragraphText,
} from '../content-item/document.ts'
import { documentPicture } from '../content-item/document-picture.ts'
import { contentId } from '../content-item/field.ts'
import { subject } from '../course/course.ts'
import { sceneName } from '../course/scene.ts'

/** A picture of the home page with its texts: a way to learn, or a region on the map. */
export const homeImageDocument = z.strictObject({
  use: z.enum(['learnWay', 'region']),
  position: z.int(),
  subject,
  /** The scene that the picture's drawing shows; if absent, the scene of the subject. */
  scene: z.optional(sceneName),
  picture: z.optional(documentPicture),
  /** The id of the region that the picture shows; null if the picture shows a way to learn. */
  region: z.nullable(contentId),
  link: z.nullable(link),
  audience,
  texts: createTextsByLanguageSchema(z.strictObject({ title: lineText, text: paragraphText })),
})
