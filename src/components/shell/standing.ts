import type { Page } from '../../content/page.ts'
import { type Place, pathInPlace } from '../../routes.ts'

/** What a page says of itself, so that it can be found in another language and on another site. */
export interface Standing {
  place: Place
  /** The path without its place: '/faq'. */
  path: string
  /** The certification that the page is of. */
  certificationId?: number
}

export const standingOf = ({ path, place, data }: Page): Standing => ({
  place,
  path: pathInPlace(path, place),
  ...(data.family === 'certification' && { certificationId: data.certification.id }),
})

/** Whether a page is the root of its site: the home page in the base language, which stands for no choice of a language. */
export const isRoot = ({ path, place }: Standing): boolean =>
  path === '/' && place.language === place.baseLanguage
