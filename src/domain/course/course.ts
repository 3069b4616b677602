import * as z from 'zod/mini'
import { bodyLanguage } from '../content-item/body-language.ts'
import { shownPicture } from '../content-item/picture.ts'
import { learningProcess, registrationStatus } from '../enrolment/enrolment.ts'

/** General (gsc) or product-based (hsc) security certification. Specification 1, section 1. */
export const certificationKind = z.enum(['gsc', 'hsc'])
export type CertificationKind = z.infer<typeof certificationKind>

/** How many credits open the exam, by the certification's kind. Specification 1, section 9. */
export const creditsNeeded: Record<CertificationKind, number> = { gsc: 12, hsc: 9 }

/** A course is watched after enrolment; a video by anyone who is signed in. Specification 1, section 4. */
export const contentType = z.enum(['course', 'video'])
export type ContentType = z.infer<typeof contentType>

export const requirement = z.enum(['compulsory', 'elective'])
export type Requirement = z.infer<typeof requirement>

/** The subjects of courses, by which the cover drawing is chosen. */
export const subject = z.enum(['cctv', 'access', 'intrusion', 'network', 'thermal', 'base'])
export type Subject = z.infer<typeof subject>

/** A named choice of a filter: the slug goes into URLs and requests, the name is what people read. */
export const category = z.object({ slug: z.string(), name: z.string() })
export type Category = z.infer<typeof category>

export const chapterState = z.enum(['notStarted', 'started', 'watched'])
export type ChapterState = z.infer<typeof chapterState>

/**
 * One video of a course. `summary` says what it shows, `still` is a picture of its film, where there are such. Times in seconds;
 * `state` is that of the learner who asks, `notStarted` for everybody else.
 */
export const chapter = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.nullable(z.string()),
  still: z.nullable(shownPicture),
  seconds: z.int(),
  state: chapterState,
})
export type Chapter = z.infer<typeof chapter>

/**
 * The fields of a course or video that a card shows. `language` is that of the texts: English where no
 * translation exists.
 */
export const courseSummary = z.object({
  id: z.int(),
  code: z.string(),
  contentType,
  kind: certificationKind,
  subject,
  /** The scene of its drawing; if null, the scene of its subject. */
  scene: z.nullable(z.string()),
  picture: z.nullable(shownPicture),
  name: z.string(),
  summary: z.string(),
  language: z.string(),
  languages: z.array(z.string()),
  certificationType: category,
  subtype: category,
  requirement,
  credits: z.int(),
  version: z.string(),
  seconds: z.int(),
  chapterCount: z.int(),
  needsApproval: z.boolean(),
})
export type CourseSummary = z.infer<typeof courseSummary>

/** A whole course, with the registration of the learner who asks. `description` is allow-list HTML. */
export const course = z.extend(courseSummary, {
  bodyLanguage,
  description: z.string(),
  outcomes: z.array(z.string()),
  chapters: z.array(chapter),
  /** Whether the course ends with a quiz, which must be passed too. */
  quiz: z.boolean(),
  registrationStatus,
  learningProcess,
  /** The id of the chapter that the learner watched last, or null. */
  lastChapterId: z.nullable(z.int()),
})
export type Course = z.infer<typeof course>
