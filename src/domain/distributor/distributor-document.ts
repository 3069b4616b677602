import * as z from 'zod/mini'
import {
  audience,
  createTextsByLanguageSchema,
  lineText,
  link,
  paragraphText,
} from '../content-item/document.ts'
import { countryField } from '../content-item/field.ts'

/** A distributor that lends devices to certified users (Smart Try). */
export const distributorDocument = z.strictObject({
  countries: z.array(countryField).check(z.minLength(1)),
  url: link,
  email: z.email(),
  audience,
  texts: createTextsByLanguageSchema(
    z.strictObject({ name: lineText, address: paragraphText, offer: paragraphText }),
  ),
})
