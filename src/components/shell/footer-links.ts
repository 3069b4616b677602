import { href, type Place, routes } from '#src/routes.ts'
import type { Footer, FooterArea } from '#src/sites/footer.ts'
import type { Site } from '#src/sites/site.ts'
import { inLanguage, localizedText } from '#src/sites/text-by-language.ts'
import { hasClassrooms } from './menu.ts'

/** A link as a page shows it. `lang` is set where the title falls back to English. */
export interface ShownLink {
  text: string
  href: string
  image: string | null
  lang?: string | undefined
}

/** The address of a link: an own path leads to the reader's place; other addresses are unchanged. */
const addressAt = (place: Place, url: string): string => (url.startsWith('/') ? href(place, url) : url)

type LinkArea = Exclude<FooterArea, 'social'>

/**
 * The links of an area of the footer, in the page's language; none to classrooms that the header's menu
 * leaves out.
 */
export function listFooterLinks(footer: Footer, area: LinkArea, place: Place, site: Site): ShownLink[] {
  const leftOut = hasClassrooms('gsc', site) ? undefined : routes.classrooms(place, 'gsc')
  return footer[area]
    .map(({ title, url, image }) => ({
      text: localizedText(title, place.language),
      href: addressAt(place, url),
      image,
      lang: inLanguage(title, place.language) === undefined ? 'en' : undefined,
    }))
    .filter((link) => link.href !== leftOut)
}

/**
 * The areas of links that are columns, in their order; an empty area has none. Specification 1, section 2
 * (footer).
 */
export const columns = ['general', 'security', 'quickLinks', 'related'] as const
