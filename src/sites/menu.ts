import * as z from 'zod'
import { certificationKind } from '../domain/course/course.ts'
import { countryCode } from './country-code.ts'

/** A site's settings of the header's menu. Specification 1, section 2 (header). */
export const menu = z.strictObject({
  /** The countries in which the menu hides the general certification. */
  hideGeneralIn: z.array(countryCode),
  /** The certification kinds to which header, footer and home page link, which are those that the brand has. */
  programmes: z.array(z.enum(certificationKind.options)).min(1),
})
export type MenuSettings = z.infer<typeof menu>
