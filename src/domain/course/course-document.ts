import * as z from 'zod/mini'
import { audience, contentId, line, passage, richText, textsOf } from '../content/document.ts'
import { picture } from '../content/picture.ts'
import { certificationKind, contentType, requirement, subject } from './course.ts'

/** What a course says in one language. `outcomes` complete "After this course you can …"; `chapters` name each chapter in turn. */
export const courseWords = z.strictObject({
  name: line,
  summary: passage,
  description: richText,
  outcomes: z.array(passage),
  chapters: z.array(line),
})

/** A course or an educational video, as an editor writes it. Specification 1, section 3. */
export const courseDocument = z.strictObject({
  /** What people quote on the telephone, such as CCTV-110. */
  code: line,
  contentType,
  kind: certificationKind,
  subject,
  picture: z.optional(picture),
  /** Slugs of categories. */
  certificationType: z.string(),
  subtype: z.string(),
  productLine: z.optional(z.string()),
  videoType: z.optional(z.string()),
  /** What a video belongs to in the video list's filter. */
  videoOf: z.optional(z.enum(['topic', 'course', 'webinar'])),
  requirement,
  credits: z.int().check(z.minimum(0), z.maximum(12)),
  version: line,
  /** A reviewer decides before the course opens. */
  needsApproval: z.boolean(),
  recommended: z.boolean(),
  /** The pool of its quiz, which must be passed too. */
  quiz: z.optional(contentId),
  /** The course that this one is a newer version of. */
  replaces: z.optional(contentId),
  /** Chapter ids stay for ever: what learners watched hangs on them. `video` names a stored video. */
  chapters: z.array(z.strictObject({ id: contentId, video: z.string() })).check(z.minLength(1)),
  audience,
  texts: textsOf(courseWords),
})
export type CourseDocument = z.infer<typeof courseDocument>
