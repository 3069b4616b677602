import * as z from 'zod/mini'
import { audience, createTextsByLanguageSchema, lineText } from '../content-item/document.ts'
import { countryField } from '../content-item/field.ts'

/** A group of countries in which classrooms and exams are offered. Specification 1, section 3. */
export const regionDocument = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z_]+$/)),
  position: z.int(),
  countries: z.array(countryField).check(z.minLength(1)),
  audience,
  texts: createTextsByLanguageSchema(z.strictObject({ name: lineText })),
})
