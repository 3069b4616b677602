import * as z from 'zod/mini'
import { contentId, countryField } from '../content-item/field.ts'

/** A quotation of a user about the portal, a certification or a course, in one language. */
export const comment = z.object({
  id: contentId,
  /** The certification that the quotation is about, or null. */
  certificationId: z.nullable(contentId),
  /** The course that the quotation is about, or null. */
  courseId: z.nullable(contentId),
  country: countryField,
  name: z.string(),
  role: z.string(),
  quote: z.string(),
  language: z.string(),
})
export type Comment = z.infer<typeof comment>
