import { href, type Place, routes } from '../../routes.ts'
import type { Footer, FooterArea } from '../../sites/footer.ts'
import type { Site } from '../../sites/site.ts'
import { inLanguage, textIn } from '../../sites/text-by-language.ts'
import { hasClassrooms } from './menu.ts'

/** A link as a page shows it. `lang` is told where the title falls back to English. */
export interface ShownLink {
  text: string
  href: string
  image: string | null
  lang?: string | undefined
}

/** An own path stays in the reader's place; other addresses are as they are. */
const addressAt = (place: Place, url: string): string => (url.startsWith('/') ? href(place, url) : url)

type LinkArea = Exclude<FooterArea, 'social'>

/** The links of an area of the footer, in the page's language; none to classrooms that the header's menu leaves out. */
export function linksOf(footer: Footer, area: LinkArea, place: Place, site: Site): ShownLink[] {
  const leftOut = hasClassrooms('gsc', site) ? undefined : routes.classrooms(place, 'gsc')
  return footer[area]
    .map(({ title, url, image }) => ({
      text: textIn(title, place.language),
      href: addressAt(place, url),
      image,
      lang: inLanguage(title, place.language) === undefined ? 'en' : undefined,
    }))
    .filter((link) => link.href !== leftOut)
}

/** The columns of links, in their order; what is empty has no column. Specification 1, section 2 (footer). */
export const columns = ['general', 'security', 'quickLinks', 'related'] as const
