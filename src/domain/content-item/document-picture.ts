import * as z from 'zod/mini'
import { line, textsByLanguage } from './document.ts'
import { focus, picture } from './picture.ts'

/**
 * A picture as a document names it. `texts` say what it shows to those who don't see it; without them it says no more than the text beside it.
 * `focus` stays in view where the picture is cut.
 */
export const documentPicture = z.extend(picture, {
  focus: z.optional(focus),
  texts: z.optional(textsByLanguage(z.strictObject({ alt: line }))),
})
export type DocumentPicture = z.infer<typeof documentPicture>
