import * as z from 'zod/mini'
import { bodyLanguage } from '../content-item/body-language.ts'
import { contentId, price } from '../content-item/field.ts'
import { shownPicture } from '../content-item/picture.ts'
import { category, certificationKind, subject } from '../course/course.ts'
import { offer } from '../order/offer.ts'
import { childStatus } from './child-status.ts'
import { introductionVideo } from './introduction-video.ts'
import { certificationLevel } from './level.ts'
import { certificationProgress } from './progress.ts'

/** A certification that must be held before enrolling in another one. */
export const prerequisite = z.object({ id: contentId, name: z.string(), version: z.string() })
export type Prerequisite = z.infer<typeof prerequisite>

/**
 * A version of a certification, as lists show it. `fee` is in minor units by currency, null if the version is free;
 * `language` is the language of its texts. Specification 1, section 3.
 */
export const certificationVersion = z.object({
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
export type CertificationVersion = z.infer<typeof certificationVersion>

/** A version with the older versions that it replaces; lists show the older ones collapsed. */
export const versionWithOlderVersions = z.extend(certificationVersion, {
  older: z.array(certificationVersion),
  expanded: z.boolean(),
})

/** The versions of one certification type. */
export const certificationGroup = z.object({ type: category, versions: z.array(versionWithOlderVersions) })
export type CertificationGroup = z.infer<typeof certificationGroup>

/**
 * The newer version to which a learner may update or has updated. `announcesUpdate`: pages show the notice that there
 * is a newer version. `announcesExam`: pages show the notice that the learner, who has updated, can now take the exam
 * of the newer version. Both are false once the learner has acknowledged the notice; the update stays possible.
 */
export const updateNotice = z.object({
  id: contentId,
  announcesExam: z.boolean(),
  announcesUpdate: z.boolean(),
})

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
export const certification = z.extend(certificationVersion, {
  bodyLanguage,
  description: z.string(),
  /** The public URL of the introduction video; null if there is no video. */
  video: z.nullable(z.string()),
  film: z.nullable(introductionVideo),
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
export const certificationTypeWithTraining = z.object({ type: category, kind: certificationKind })
export type CertificationTypeWithTraining = z.infer<typeof certificationTypeWithTraining>
