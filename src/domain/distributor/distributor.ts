import * as z from 'zod/mini'
import { contentId, countryField } from '../content-item/field.ts'

/**
 * A distributor that lends devices to certified users, in one language. `countries` are the countries to which the
 * distributor delivers.
 */
export const distributor = z.object({
  id: contentId,
  countries: z.array(countryField),
  name: z.string(),
  address: z.string(),
  offer: z.string(),
  url: z.string(),
  email: z.string(),
  language: z.string(),
})
export type Distributor = z.infer<typeof distributor>
