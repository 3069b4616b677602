import * as z from 'zod/mini'
import {
  audience,
  createListedItemTextsSchema,
  lineText,
  paragraphText,
  richText,
} from '../content-item/document.ts'
import { contentId, countryField, price, sessionTimes } from '../content-item/field.ts'

/**
 * A date of a certification's practical exam with its location, as an editor writes it. Specification 1, section 3.
 */
export const practicalExamDocument = z.strictObject({
  certification: contentId,
  ...sessionTimes,
  country: countryField,
  capacity: z.int().check(z.minimum(1), z.maximum(1000)),
  /** The id of the trainer who grades the exam. */
  trainer: contentId,
  fee: z.nullable(price),
  audience,
  texts: createListedItemTextsSchema(
    z.strictObject({ name: lineText, location: paragraphText, preparation: richText }),
    ['preparation'],
  ),
})
