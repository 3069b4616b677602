import * as z from 'zod'
import { countryCode } from './country-code.ts'

/** What the header's menu leaves out. Specification 1, section 2 (header). */
export const menu = z.strictObject({
  /** Countries whose visitors don't see the general certification. */
  hideGeneralIn: z.array(countryCode),
})
export type Menu = z.infer<typeof menu>
