import * as z from 'zod'
import { certificationKind } from '../domain/course/course.ts'
import { countryCode } from './country-code.ts'

/** A site's settings of the header's menu. Specification 1, section 2 (header). */
export const menu = z.strictObject({
  /** The countries whose visitors don't see the general certification. */
  hideGeneralIn: z.array(countryCode),
  /** The programmes that header, footer and home page lead to: those that the brand has certifications of. */
  programmes: z.array(z.enum(certificationKind.options)).min(1),
})
export type MenuSettings = z.infer<typeof menu>
