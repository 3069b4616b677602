import * as z from 'zod/mini'
import {
  audience,
  createTextsByLanguageSchema,
  lineText,
  link,
  paragraphText,
} from '../content-item/document.ts'

/** The prompt for feedback on the portal, as an editor writes it. Specification 1, section 3. */
export const feedbackDocument = z.strictObject({
  link,
  active: z.boolean(),
  audience,
  texts: createTextsByLanguageSchema(z.strictObject({ title: lineText, description: paragraphText })),
})
