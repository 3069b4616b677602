import { href, type Place } from '../routes.ts'

/**
 * Rich text whose links lead to a place: editors write `/course/detail/7`, and readers stay on their site,
 * language and variant.
 * @example localizeLinks(place, '<a href="/faq">FAQ</a>') // '<a href="/eu/de/faq">FAQ</a>'
 */
export const localizeLinks = (place: Place, html: string): string =>
  html.replace(
    /(<a\s[^>]*href=")(\/[^"]*)"/g,
    (_, before: string, path: string) => `${before}${href(place, path)}"`,
  )
