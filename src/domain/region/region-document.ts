import * as z from 'zod/mini'
import { audience, line, textsOf } from '../content/document.ts'
import { country } from '../content/field.ts'

/** A group of countries in which classrooms and exams are offered. Specification 1, section 3. */
export const regionDocument = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z_]+$/)),
  position: z.int(),
  countries: z.array(country).check(z.minLength(1)),
  audience,
  texts: textsOf(z.strictObject({ name: line })),
})
