import * as z from 'zod'
import { byLanguage, inLanguage } from './text-by-language.ts'

const entry = z.strictObject({ title: z.string().min(1).max(70), description: z.string().min(1).max(200) })
export type SiteSeoEntry = z.infer<typeof entry>

/** A path of the portal without site and language; {name} stands for one segment: "/course/detail/{id}". */
const pattern = z
  .string()
  .regex(
    /^\/$|^(\/([\w-]+|\{\w+\}))+$/,
    'wants a path like "/news" or "/news/detail/{id}", without "/" at its end',
  )

/**
 * The titles and descriptions of pages, by URL pattern and language. Specification 1, section 2 (per-URL
 * SEO).
 */
export const seo = (languages: readonly string[]) => z.record(pattern, byLanguage(languages, entry))
export type Seo = z.infer<ReturnType<typeof seo>>

const placeholders = (pattern: string): number => pattern.split('{').length - 1

function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith('{') || part === given[index])
  )
}

/**
 * The title and description that a site sets for a page in a language, by the pattern with the fewest
 * placeholders. Undefined where it sets none: then the page has its own title, which is in its language.
 */
export function findSeoEntry(seo: Seo, path: string, language: string): SiteSeoEntry | undefined {
  return Object.keys(seo)
    .filter((each) => matches(each, path))
    .sort((a, b) => placeholders(a) - placeholders(b))
    .map((each) => inLanguage(seo[each] ?? {}, language))
    .find((found) => found !== undefined)
}
