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
import { certificationKind, contentType, requirementKind, subject } from './course.ts'
import { sceneName } from './scene.ts'

/** The name of a chapter and a sentence about its contents; in older documents only a name. */
const chapterWords = z.union([lineText, z.strictObject({ name: lineText, summary: paragraphText })])
type ChapterWords = z.infer<typeof chapterWords>

export const readChapterTexts = (words: ChapterWords): { name: string; summary: string | null } =>
  typeof words === 'string' ? { name: words, summary: null } : words

/**
 * The texts of a course in one language. `outcomes` complete "After this course you can …"; `chapters` has one entry
 * per chapter, in order.
 */
export const courseTexts = z.strictObject({
  name: lineText,
  summary: paragraphText,
  description: richText,
  outcomes: z.array(paragraphText),
  chapters: z.array(chapterWords),
})

/** The kinds of content that a video may belong to, for the filter of the video list. */
export const videoParentKind = z.enum(['topic', 'course', 'webinar'])

/** A course or an educational video, as an editor writes it. Specification 1, section 3. */
export const courseDocument = z.strictObject({
  /** The code by which people refer to the course, such as CCTV-110. */
  code: lineText,
  contentType,
  kind: certificationKind,
  subject,
  /** The scene that the cover drawing shows; if absent, the scene of the course's subject. */
  scene: z.optional(sceneName),
  picture: z.optional(documentPicture),
  /** The slug of a category; `subtype`, `productLine` and `videoType` below are slugs too. */
  certificationType: z.string(),
  subtype: z.string(),
  productLine: z.optional(z.string()),
  videoType: z.optional(z.string()),
  videoOf: z.optional(videoParentKind),
  requirement: requirementKind,
  credits: z.int().check(z.minimum(0), z.maximum(12)),
  version: lineText,
  /** Whether a reviewer must approve a registration before the course opens. */
  needsApproval: z.boolean(),
  recommended: z.boolean(),
  /** The name of a stored video that introduces the course to visitors without an account. */
  trailer: z.optional(z.string()),
  /** The id of the pool for the course's quiz, which must be passed too; absent if the course has no quiz. */
  quiz: z.optional(contentId),
  /** The id of the older course that this course replaces. */
  replaces: z.optional(contentId),
  /**
   * The chapters in order. Their ids never change, because learners' progress refers to them. `video` is the name of
   * a stored video.
   */
  chapters: z.array(z.strictObject({ id: contentId, video: z.string() })).check(z.minLength(1)),
  audience,
  texts: createListedItemTextsSchema(courseTexts, ['description', 'outcomes', 'chapters']),
})
export type CourseDocument = z.infer<typeof courseDocument>
