import * as z from 'zod/mini'
import { audience, createTextsByLanguageSchema, lineText, paragraphText } from '../content-item/document.ts'
import { contentId, countryField } from '../content-item/field.ts'

/** A user's quotation about the portal, as an editor writes it. */
export const commentDocument = z.strictObject({
  position: z.int(),
  country: countryField,
  /** The certification that the quotation is about; its page also shows the quotation. */
  certification: z.optional(contentId),
  /** The course that the quotation is about; its page also shows the quotation. */
  course: z.optional(contentId),
  audience,
  texts: createTextsByLanguageSchema(
    z.strictObject({ name: lineText, role: lineText, quote: paragraphText }),
  ),
})
