import type { Subject } from '../domain/course/course.ts'
import type { Tenant } from '../sites/site.ts'

export type SocialBrand = Tenant['brand']

/** Pixels, as networks want it. */
export const socialSize = { width: 1200, height: 630 } as const

/** The picture that is shown where a page is shared. The compiler draws it. */
export const socialImage = (brand: SocialBrand, subject: Subject): string => `/og/${brand}-${subject}.png`
