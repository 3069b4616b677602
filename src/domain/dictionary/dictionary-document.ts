import * as z from 'zod/mini'
import { audience, createTextsByLanguageSchema, lineText, paragraphText } from '../content-item/document.ts'

/** A list of values with labels: user types, page images, logos, interface texts. Specification 1, section 3. */
export const dictionaryDocument = z.strictObject({
  /** The name of the dictionary, such as user_type. */
  type: z.string().check(z.regex(/^[a-z_]+$/)),
  items: z
    .array(
      z.strictObject({
        value: lineText,
        texts: createTextsByLanguageSchema(z.strictObject({ label: paragraphText })),
      }),
    )
    .check(z.minLength(1)),
  audience,
})
