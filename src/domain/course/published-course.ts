import * as z from 'zod/mini'
import { certificationKind, course, requirementKind } from './course.ts'

/** The id of a certification, topic or course with its name in one language. */
export const namedItem = z.object({ id: z.int(), name: z.string(), language: z.string() })

/**
 * A course with the newest versions of the certifications that contain it, and the topics that refer to it.
 * `related` are the courses that learners should take together with it or after it.
 */
export const publishedCourse = z.object({
  course,
  certifications: z.array(z.extend(namedItem, { kind: certificationKind })),
  topics: z.array(namedItem),
  related: z.array(z.extend(namedItem, { requirement: requirementKind })),
})
export type PublishedCourse = z.infer<typeof publishedCourse>
