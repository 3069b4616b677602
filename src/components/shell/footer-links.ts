import { href, type Place, routes } from '#src/routes.ts'
import type { Footer, FooterArea } from '#src/sites/footer.ts'
import type { Site } from '#src/sites/site.ts'
import { localizedTextOf, valueInLanguage } from '#src/sites/text-by-language.ts'
import { hasClassrooms } from './menu.ts'

/** A displayed link. `lang` is set if the title falls back to English. */
export interface ShownLink {
  text: string
  href: string
  image: string | null
  lang?: string | undefined
}

/**
 * Returns the URL of a link: for an internal path, the URL in the reader's site and language; an external URL
 * unchanged.
 */
const urlAt = (place: Place, url: string): string => (url.startsWith('/') ? href(place, url) : url)

/**
 * A link in a column of the footer. If it leads to a page in another language, `hreflang` and `id` are those of the
 * language.
 */
export type ColumnLink = ShownLink & { hreflang?: string; id?: number | undefined }

type LinkArea = Exclude<FooterArea, 'social'>

/**
 * Returns the links of a footer area in the page's language. Links to classrooms are omitted if the header's menu
 * omits them too.
 */
export function listFooterLinks(footer: Footer, area: LinkArea, place: Place, site: Site): ShownLink[] {
  const hiddenAddress = hasClassrooms('gsc', site) ? undefined : routes.classrooms(place, 'gsc')
  return footer[area]
    .map(({ title, url, image }) => ({
      text: localizedTextOf(title, place.language),
      href: urlAt(place, url),
      image,
      lang: valueInLanguage(title, place.language) === undefined ? 'en' : undefined,
    }))
    .filter((link) => link.href !== hiddenAddress)
}

/** The link areas that are columns, in order; an empty area has no column. Specification 1, section 2 (footer). */
export const footerColumns = ['general', 'security', 'quickLinks', 'related'] as const
