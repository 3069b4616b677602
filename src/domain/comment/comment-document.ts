import * as z from 'zod/mini'
import { audience, country, line, passage, textsOf } from '../content/document.ts'

/** What a user says about the portal. */
export const commentDocument = z.strictObject({
  position: z.int(),
  country,
  audience,
  texts: textsOf(z.strictObject({ name: line, role: line, quote: passage })),
})
