import * as z from 'zod/mini'
import {
  audience,
  createListedItemTextsSchema,
  lineText,
  paragraphText,
  richText,
} from '../content-item/document.ts'
import { documentPicture } from '../content-item/document-picture.ts'
import { contentId, price } from '../content-item/field.ts'
import { certificationKind, subject } from '../course/course.ts'
import { sceneName } from '../course/scene.ts'
import { certificationLevel } from './level.ts'

/** A version of a certification, as an editor writes it. Specification 1, section 3. */
export const certificationDocument = z.strictObject({
  code: lineText,
  kind: certificationKind,
  /** The level; null for kinds other than `hsc`, because only `hsc` has levels. */
  level: z.nullable(certificationLevel),
  subject,
  /** The scene that the certification's drawing shows; if absent, the scene of its subject. */
  scene: z.optional(sceneName),
  picture: z.optional(documentPicture),
  /** The slug of the category under which lists show the certification. */
  type: z.string(),
  versionLabel: lineText,
  /** The id of the version under which lists group this version; null if lists show this version separately. */
  parent: z.nullable(contentId),
  position: z.int(),
  /** The ids of the certifications that a learner must hold before enrolling. */
  prerequisites: z.array(contentId),
  courses: z.array(contentId),
  /** The id of the question pool from which the exam papers of the theory exam are drawn. */
  pool: contentId,
  practicalExam: z.boolean(),
  /**
   * Whether the portal shows the practical exam's task; `needRecord` is whether the learner has to submit a record
   * of the work.
   */
  showTask: z.boolean(),
  needRecord: z.boolean(),
  /** Whether enrolling requires an invitation code. */
  needsCode: z.boolean(),
  fee: z.nullable(price),
  /** The name of a stored video that introduces the certification; null if it has none. */
  video: z.nullable(z.string()),
  audience,
  texts: createListedItemTextsSchema(
    z.strictObject({
      name: lineText,
      summary: paragraphText,
      description: richText,
      /** The task of the practical exam, line by line; empty if it has none. */
      task: z.array(paragraphText),
    }),
    ['description', 'task'],
  ),
})
