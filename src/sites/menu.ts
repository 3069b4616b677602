import * as z from 'zod'
import { certificationKind } from '../domain/course/course.ts'
import { countryCode } from './country-code.ts'

/** A site's settings of the header's menu. Specification 1, section 2 (header). */
export const menuSettings = z.strictObject({
  /** The countries in which the menu hides the general certification. */
  hideGeneralIn: z.array(countryCode),
  /** The certification kinds of the brand, to which the header, the footer and the home page link. */
  programmes: z.array(z.enum(certificationKind.options)).min(1),
})
export type MenuSettings = z.infer<typeof menuSettings>
