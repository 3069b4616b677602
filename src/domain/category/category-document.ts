import * as z from 'zod/mini'
import { audience, line, textsOf } from '../content/document.ts'

/** A named choice of the filters, as an editor writes it. Specification 1, section 3: filter lists. */
export const categoryDocument = z.strictObject({
  group: z.enum(['certificationType', 'subtype', 'productLine', 'videoType']),
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  audience,
  texts: textsOf(z.strictObject({ name: line })),
})
