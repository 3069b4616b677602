import type { SitePage } from '#src/page-data/page.ts'
import { type Place, pathInPlace } from '#src/routes.ts'

/** The current page, described so that it can be found in another language and on another site. */
export interface CurrentPage {
  place: Place
  /** The path without the site, the language and the variant: '/faq'. */
  path: string
  certificationId?: number
}

export const toCurrentPage = ({ path, place, data }: SitePage): CurrentPage => ({
  place,
  path: pathInPlace(path, place),
  ...(data.family === 'certification' && { certificationId: data.certification.id }),
})

/**
 * Returns whether a page is the root of its site: the home page in the base language, which visitors reach without
 * having chosen a language.
 */
export const isRoot = ({ path, place }: CurrentPage): boolean =>
  path === '/' && place.language === place.baseLanguage
