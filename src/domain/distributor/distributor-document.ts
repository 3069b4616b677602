import * as z from 'zod/mini'
import { audience, line, link, passage, textsOf } from '../content/document.ts'
import { country } from '../content/field.ts'

/** A distributor that lends devices to certified users (Smart Try). */
export const distributorDocument = z.strictObject({
  countries: z.array(country).check(z.minLength(1)),
  url: link,
  email: z.email(),
  audience,
  texts: textsOf(z.strictObject({ name: line, address: passage, offer: passage })),
})
