import { href, type Place } from '../routes.ts'

/** Rich text at a place: editors link to `/course/detail/7`, readers stay on their site, language and variant. */
export const richTextAt = (place: Place, html: string): string =>
  html.replace(
    /(<a\s[^>]*href=")(\/[^"]*)"/g,
    (_, before: string, path: string) => `${before}${href(place, path)}"`,
  )
