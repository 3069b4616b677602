import type { Subject } from '../domain/course/course.ts'
import type { Tenant } from '../sites/site.ts'

export type SocialBrand = Tenant['brand']

/** The size of shared pictures in pixels, as networks want it. */
export const socialSize = { width: 1200, height: 630 } as const

/**
 * The path of the picture that is shown where a page is shared, which the compiler draws.
 * @example socialImage('main', 'cctv') // '/og/main-cctv.png'
 */
export const socialImage = (brand: SocialBrand, subject: Subject): string => `/og/${brand}-${subject}.png`
