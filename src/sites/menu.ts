import * as z from 'zod'
import { countryCode } from './country-code.ts'

/** A site's settings of the header's menu. Specification 1, section 2 (header). */
export const menu = z.strictObject({
  /** The countries whose visitors don't see the general certification. */
  hideGeneralIn: z.array(countryCode),
})
export type Menu = z.infer<typeof menu>
