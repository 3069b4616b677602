import * as z from 'zod/mini'
import { certificationKind, course, requirement } from './course.ts'

/** A certification or topic by its name in one language. */
export const namedItem = z.object({ id: z.int(), name: z.string(), language: z.string() })

/**
 * A whole course with what it is part of: the newest releases of certifications that teach it, and topics that name it; `related` are what one
 * takes with or after it.
 */
export const publishedCourse = z.object({
  course,
  certifications: z.array(z.extend(namedItem, { kind: certificationKind })),
  topics: z.array(namedItem),
  related: z.array(z.extend(namedItem, { requirement })),
})
export type PublishedCourse = z.infer<typeof publishedCourse>
