import * as z from 'zod/mini'
import { audience, line, passage, textsByLanguage } from '../content-item/document.ts'
import { contentId, countryField } from '../content-item/field.ts'

/** A quotation of a user about the portal, as an editor writes it. */
export const commentDocument = z.strictObject({
  position: z.int(),
  country: countryField,
  /** The certification that it is about, whose page also shows it. */
  certification: z.optional(contentId),
  /** The course that it is about, whose page also shows it. */
  course: z.optional(contentId),
  audience,
  texts: textsByLanguage(z.strictObject({ name: line, role: line, quote: passage })),
})
