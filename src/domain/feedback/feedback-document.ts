import * as z from 'zod/mini'
import { audience, lineText, link, paragraphText, textsByLanguage } from '../content-item/document.ts'

/** The prompt for feedback on the portal, as an editor writes it. Specification 1, section 3. */
export const feedbackDocument = z.strictObject({
  link,
  active: z.boolean(),
  audience,
  texts: textsByLanguage(z.strictObject({ title: lineText, description: paragraphText })),
})
