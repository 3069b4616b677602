import * as z from 'zod/mini'
import { contentId, price } from '../content/document.ts'
import { picture } from '../content/picture.ts'
import { category, certificationKind, subject } from '../course/course.ts'
import { level } from './certification-document.ts'
import { childStatus } from './child-status.ts'
import { certificationProgress } from './progress.ts'

/** A certification that must be held before enrolling in another one. */
export const prerequisite = z.object({ id: contentId, name: z.string(), version: z.string() })
export type Prerequisite = z.infer<typeof prerequisite>

/**
 * A release of a certification as a list shows it. `fee` is in minor units by currency, null where it is free;
 * `language` is that of the texts. Specification 1, section 3.
 */
export const release = z.object({
  id: contentId,
  code: z.string(),
  kind: certificationKind,
  /** Only hsc has levels. */
  level: z.nullable(level),
  subject,
  picture: z.nullable(picture),
  type: category,
  name: z.string(),
  summary: z.string(),
  version: z.string(),
  practicalExam: z.boolean(),
  needsCode: z.boolean(),
  fee: z.nullable(price),
  prerequisites: z.array(prerequisite),
  language: z.string(),
})
export type Release = z.infer<typeof release>

/** The releases of one type; under each stand those that it replaces, folded until somebody asks for them. */
export const certificationGroup = z.object({
  type: category,
  releases: z.array(z.extend(release, { older: z.array(release), expanded: z.boolean() })),
})
export type CertificationGroup = z.infer<typeof certificationGroup>

/** The release that there is something to say of: a newer one than the learner's, or theirs after an update. */
const update = z.object({ id: contentId, tellsOfExam: z.boolean(), tellsOfUpdate: z.boolean() })

/** How far whoever asks is: `enrol` for everybody who is not enrolled. */
export const standing = z.object({
  status: certificationProgress,
  childStatus: z.nullable(childStatus),
  update: z.nullable(update),
})
export type Standing = z.infer<typeof standing>

/** A whole certification. `description` is allow-list HTML. Specification 1, section 3: certification detail. */
export const certification = z.extend(release, {
  description: z.string(),
  /** The address of the film that introduces it: for those who are signed in, where there is one. */
  video: z.nullable(z.string()),
  /** Whether it is also taught in classrooms that have not ended. */
  taughtOnline: z.boolean(),
  taughtOnsite: z.boolean(),
  showsTask: z.boolean(),
  needsRecord: z.boolean(),
  /** The practical exam's task, line by line. */
  task: z.array(z.string()),
  ...standing.shape,
})
export type Certification = z.infer<typeof certification>

/** A certification type that training is offered of, with the kind of its certifications. */
export const trainedType = z.object({ type: category, kind: certificationKind })
export type TrainedType = z.infer<typeof trainedType>
