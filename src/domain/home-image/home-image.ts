import * as z from 'zod/mini'
import { contentId } from '../content-item/field.ts'
import { shownPicture } from '../content-item/picture.ts'
import { subject } from '../course/course.ts'

/** The uses of the home page's pictures. */
export const homeImageUse = z.enum(['learnWay', 'region'])

/**
 * A picture of the home page in one language. `regionId` is the id of the region on the map, null for a way
 * to learn.
 */
export const homeImage = z.object({
  id: contentId,
  use: homeImageUse,
  subject,
  /** The scene that the picture's drawing shows; if null, the scene of the subject. */
  scene: z.nullable(z.string()),
  picture: z.nullable(shownPicture),
  regionId: z.nullable(contentId),
  link: z.nullable(z.string()),
  title: z.string(),
  text: z.string(),
  language: z.string(),
})
export type HomeImage = z.infer<typeof homeImage>
