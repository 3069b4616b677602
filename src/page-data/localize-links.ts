import { href, type Place } from '../routes.ts'

/**
 * Rewrites the links of rich text: editors write `/course/detail/7`, and the rewritten link leads to that page in
 * the site, language and variant of `place`.
 * @example localizeLinks(place, '<a href="/faq">FAQ</a>') // '<a href="/eu/de/faq">FAQ</a>'
 */
export const localizeLinks = (place: Place, html: string): string =>
  html.replace(
    /(<a\s[^>]*href=")(\/[^"]*)"/g,
    (_, before: string, path: string) => `${before}${href(place, path)}"`,
  )
