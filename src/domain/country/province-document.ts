import * as z from 'zod/mini'
import { audience, createTextsByLanguageSchema, lineText } from '../content-item/document.ts'

/**
 * A province with its cities. Learners of the province choose their city from these; if no cities are published,
 * learners type the name. Specification 1, section 5.
 */
export const provinceDocument = z.strictObject({
  /** The code of the province in ISO 3166-2, such as AE-DU. */
  code: z.string().check(z.regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/)),
  cities: z
    .array(z.strictObject({ texts: createTextsByLanguageSchema(z.strictObject({ name: lineText })) }))
    .check(z.minLength(1)),
  audience,
})
