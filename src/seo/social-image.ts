import type { Subject } from '../domain/course/course.ts'
import type { Tenant } from '../sites/site.ts'

export type SocialBrand = Tenant['brand']

/** The size of pictures for social networks, in pixels. */
export const socialImageSize = { width: 1200, height: 630 } as const

/**
 * Returns the path of a page's picture for social networks, which the build draws.
 * @example socialImagePath('main', 'cctv') // '/og/main-cctv.png'
 */
export const socialImagePath = (brand: SocialBrand, subject: Subject): string => `/og/${brand}-${subject}.png`
