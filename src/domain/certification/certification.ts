import * as z from 'zod/mini'
import { bodyLanguage } from '../content-item/body-language.ts'
import { contentId, price } from '../content-item/field.ts'
import { shownPicture } from '../content-item/picture.ts'
import { category, certificationKind, subject } from '../course/course.ts'
import { offer } from '../order/offer.ts'
import { childStatus } from './child-status.ts'
import { introductionFilm } from './film.ts'
import { certificationLevel } from './level.ts'
import { certificationProgress } from './progress.ts'

/** A certification that must be held before enrolling in another one. */
export const prerequisite = z.object({ id: contentId, name: z.string(), version: z.string() })
export type Prerequisite = z.infer<typeof prerequisite>

/**
 * A release of a certification, as lists show it. `fee` is in minor units by currency, null if the release is free;
 * `language` is the language of its texts. Specification 1, section 3.
 */
export const release = z.object({
  id: contentId,
  code: z.string(),
  kind: certificationKind,
  /** The level; null for kinds other than `hsc`, because only `hsc` has levels. */
  level: z.nullable(certificationLevel),
  subject,
  /** The scene that the certification's drawing shows; if null, the scene of its subject. */
  scene: z.nullable(z.string()),
  picture: z.nullable(shownPicture),
  type: category,
  name: z.string(),
  summary: z.string(),
  version: z.string(),
  practicalExam: z.boolean(),
  needsCode: z.boolean(),
  fee: z.nullable(price),
  offer,
  prerequisites: z.array(prerequisite),
  language: z.string(),
})
export type Release = z.infer<typeof release>

/** A release with the older releases that it replaces; lists show the older ones collapsed. */
export const releaseWithOlder = z.extend(release, { older: z.array(release), expanded: z.boolean() })

/** The releases of one certification type. */
export const certificationGroup = z.object({ type: category, releases: z.array(releaseWithOlder) })
export type CertificationGroup = z.infer<typeof certificationGroup>

/**
 * The notice that informs a learner about a newer release. `tellsOfUpdate`: the notice says that there is a newer
 * release. `tellsOfExam`: the notice says that the learner, who has updated to the newer release, can now take its
 * exam.
 */
export const updateNotice = z.object({ id: contentId, tellsOfExam: z.boolean(), tellsOfUpdate: z.boolean() })

/**
 * The signed-in learner's progress in a certification. The status is `enrol` for visitors and for learners who are
 * not enrolled.
 */
export const learnerProgress = z.object({
  status: certificationProgress,
  childStatus: z.nullable(childStatus),
  update: z.nullable(updateNotice),
})
export type LearnerProgress = z.infer<typeof learnerProgress>

/**
 * A certification with all details. `description` is allow-list HTML. Specification 1, section 3: certification
 * detail.
 */
export const certification = z.extend(release, {
  bodyLanguage,
  description: z.string(),
  /** The public URL of the introduction film; null if there is no film. */
  video: z.nullable(z.string()),
  film: z.nullable(introductionFilm),
  /**
   * Whether the certification has online classrooms that have not ended. `taughtOnsite`: the same for onsite
   * classrooms.
   */
  taughtOnline: z.boolean(),
  taughtOnsite: z.boolean(),
  showsTask: z.boolean(),
  needsRecord: z.boolean(),
  /** The practical exam's task, line by line. */
  task: z.array(z.string()),
  ...learnerProgress.shape,
})
export type Certification = z.infer<typeof certification>

/** A certification type that has classrooms or practical exams, with the kind of its certifications. */
export const typeWithTraining = z.object({ type: category, kind: certificationKind })
export type TypeWithTraining = z.infer<typeof typeWithTraining>
