import * as z from 'zod/mini'
import { audience, contentId, line, passage, price, richText, textsOf } from '../content/document.ts'
import { picture } from '../content/picture.ts'
import { certificationKind, subject } from '../course/course.ts'

/** The levels of the product-based certifications, one after the other. Specification 1, section 1. */
export const level = z.enum(['associate', 'professional', 'expert'])

/** A release of a certification, as an editor writes it. Specification 1, section 3. */
export const certificationDocument = z.strictObject({
  code: line,
  kind: certificationKind,
  /** Only hsc has levels. */
  level: z.nullable(level),
  subject,
  picture: z.optional(picture),
  /** Slug of the category whose name groups the certification list. */
  type: z.string(),
  versionLabel: line,
  /** The release that this one stands under in the list, or null. */
  parent: z.nullable(contentId),
  position: z.int(),
  /** Certifications to hold before enrolling. */
  prerequisites: z.array(contentId),
  courses: z.array(contentId),
  /** The pool that theory papers are drawn from. */
  pool: contentId,
  practicalExam: z.boolean(),
  /** Whether the practical exam's task is shown here, and whether a record of it has to be handed in. */
  showTask: z.boolean(),
  needRecord: z.boolean(),
  /** Enrolment needs an invitation code. */
  needsCode: z.boolean(),
  fee: z.nullable(price),
  /** The name of a stored video that introduces it. */
  video: z.nullable(z.string()),
  audience,
  texts: textsOf(
    z.strictObject({
      name: line,
      summary: passage,
      description: richText,
      /** The practical exam's task, line by line; empty without one. */
      task: z.array(passage),
    }),
  ),
})
export type CertificationDocument = z.infer<typeof certificationDocument>
