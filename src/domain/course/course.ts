import * as z from 'zod/mini'
import { bodyLanguage } from '../content-item/body-language.ts'
import { shownPicture } from '../content-item/picture.ts'
import { learningStatus, registrationStatus } from '../enrolment/enrolment.ts'
import { publicVideo } from '../video/public-video.ts'

/** General (gsc) or product-based (hsc) security certification. Specification 1, section 1. */
export const certificationKind = z.enum(['gsc', 'hsc'])
export type CertificationKind = z.infer<typeof certificationKind>

/**
 * The number of credits that a learner needs for the exam, by the certification's kind. Specification 1, section 9.
 */
export const creditsNeededByKind: Record<CertificationKind, number> = { gsc: 12, hsc: 9 }

/**
 * The types of learning content: a course requires enrolment, a video requires only that the user is signed in.
 * Specification 1, section 4.
 */
export const contentType = z.enum(['course', 'video'])
export type ContentType = z.infer<typeof contentType>

export const requirementKind = z.enum(['compulsory', 'elective'])
export type RequirementKind = z.infer<typeof requirementKind>

/** The subjects of courses, which decide the cover drawing. */
export const subject = z.enum(['cctv', 'access', 'intrusion', 'network', 'thermal', 'base'])
export type Subject = z.infer<typeof subject>

/** A named choice of a filter: the slug is used in URLs and requests, the name is shown. */
export const category = z.object({ slug: z.string(), name: z.string() })
export type Category = z.infer<typeof category>

export const chapterState = z.enum(['notStarted', 'started', 'watched'])
export type ChapterState = z.infer<typeof chapterState>

/**
 * One video of a course. `summary` is null if the chapter has none. `still` is a picture from the video, or null.
 * `seconds` is the length of the video. `state` is the signed-in learner's progress; it is `notStarted` for visitors.
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
 * The fields of a course or video that a card shows. `language` is the language of the texts: English if there is
 * no translation.
 */
export const courseSummary = z.object({
  id: z.int(),
  code: z.string(),
  contentType,
  kind: certificationKind,
  subject,
  /** The scene that the cover drawing shows; if null, the scene of the course's subject. */
  scene: z.nullable(z.string()),
  picture: z.nullable(shownPicture),
  name: z.string(),
  summary: z.string(),
  language: z.string(),
  languages: z.array(z.string()),
  certificationType: category,
  subtype: category,
  requirement: requirementKind,
  credits: z.int(),
  version: z.string(),
  seconds: z.int(),
  chapterCount: z.int(),
  needsApproval: z.boolean(),
})
export type CourseSummary = z.infer<typeof courseSummary>

/** The fields that a page shows of a course that it suggests to a learner as the first course. */
export type FirstCourse = Pick<
  CourseSummary,
  'id' | 'name' | 'summary' | 'language' | 'subject' | 'scene' | 'picture' | 'seconds'
>

/** A course with all details and the signed-in learner's registration. `description` is allow-list HTML. */
export const course = z.extend(courseSummary, {
  bodyLanguage,
  description: z.string(),
  outcomes: z.array(z.string()),
  chapters: z.array(chapter),
  /** The video that introduces the course to visitors without an account; null if there is none. */
  trailer: z.nullable(publicVideo),
  /** Whether the course ends with a quiz, which must be passed too. */
  quiz: z.boolean(),
  registrationStatus,
  learningProcess: learningStatus,
  /** The id of the chapter that the learner watched last, or null. */
  lastChapterId: z.nullable(z.int()),
  /** The learner's position in the chapter `lastChapterId`, in seconds; 0 if there is no such chapter. */
  lastPosition: z.number(),
})
export type Course = z.infer<typeof course>
