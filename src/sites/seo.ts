import * as z from 'zod'
import { createByLanguageSchema, valueInLanguage } from './text-by-language.ts'

const entry = z.strictObject({ title: z.string().min(1).max(70), description: z.string().min(1).max(200) })
export type SiteSeoEntry = z.infer<typeof entry>

/**
 * A path of the portal without site and language, in which {name} stands for any one segment:
 * "/course/detail/{id}".
 */
const pattern = z
  .string()
  .regex(
    /^\/$|^(\/([\w-]+|\{\w+\}))+$/,
    'expects a path like "/news" or "/news/detail/{id}", without "/" at its end',
  )

/**
 * Creates the schema of the titles and descriptions of pages, by URL pattern and language. Specification 1, section 2
 * (per-URL SEO).
 */
export const createSeoSchema = (languages: readonly string[]) =>
  z.record(pattern, createByLanguageSchema(languages, entry))
export type Seo = z.infer<ReturnType<typeof createSeoSchema>>

const placeholders = (pattern: string): number => pattern.split('{').length - 1

function matches(pattern: string, path: string): boolean {
  const [patternParts, pathParts] = [pattern.split('/'), path.split('/')]
  return (
    patternParts.length === pathParts.length &&
    patternParts.every((part, index) => part.startsWith('{') || part === pathParts[index])
  )
}

/**
 * Returns the title and description that a site sets for a page in a language, from the matching pattern with the
 * fewest placeholders. Undefined if no pattern matches; the page then uses its own title.
 */
export function findSeoEntry(seo: Seo, path: string, language: string): SiteSeoEntry | undefined {
  return Object.keys(seo)
    .filter((each) => matches(each, path))
    .sort((a, b) => placeholders(a) - placeholders(b))
    .map((each) => valueInLanguage(seo[each] ?? {}, language))
    .find((found) => found !== undefined)
}
