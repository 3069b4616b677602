import * as z from 'zod/mini'
import { audience, line, passage, textsOf } from '../content/document.ts'
import { country } from '../content/field.ts'

/** A quotation of a user about the portal, as an editor writes it. */
export const commentDocument = z.strictObject({
  position: z.int(),
  country,
  audience,
  texts: textsOf(z.strictObject({ name: line, role: line, quote: passage })),
})
