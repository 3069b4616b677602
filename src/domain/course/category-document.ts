import * as z from 'zod/mini'
import { audience, createTextsByLanguageSchema, lineText } from '../content-item/document.ts'

/** The groups of categories. The categories of a group are the choices of one filter. */
export const categoryGroup = z.enum(['certificationType', 'subtype', 'productLine', 'videoType'])

/** A category, which is a choice of a filter, as an editor writes it. Specification 1, section 3: filter lists. */
export const categoryDocument = z.strictObject({
  group: categoryGroup,
  slug: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  audience,
  texts: createTextsByLanguageSchema(z.strictObject({ name: lineText })),
})
