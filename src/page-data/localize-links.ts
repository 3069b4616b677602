import { href, type Place } from '../routes.ts'

/**
 * Rewrites the links of rich text for a place: editors write `/course/detail/7`, and the rewritten link leads to
 * the page in the reader's site, language and variant.
 * @example localizeLinks(place, '<a href="/faq">FAQ</a>') // '<a href="/eu/de/faq">FAQ</a>'
 */
export const localizeLinks = (place: Place, html: string): string =>
  html.replace(
    /(<a\s[^>]*href=")(\/[^"]*)"/g,
    (_, before: string, path: string) => `${before}${href(place, path)}"`,
  )
