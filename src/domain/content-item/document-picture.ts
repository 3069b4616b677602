import * as z from 'zod/mini'
import { createTextsByLanguageSchema, lineText } from './document.ts'
import { focus, picture } from './picture.ts'

/**
 * A picture in a document. `texts` contain its alternative text by language; a picture without them is decorative.
 * `focus` is the point that stays visible when the picture is cropped.
 */
export const documentPicture = z.extend(picture, {
  focus: z.optional(focus),
  texts: z.optional(createTextsByLanguageSchema(z.strictObject({ alt: lineText }))),
})
export type DocumentPicture = z.infer<typeof documentPicture>
