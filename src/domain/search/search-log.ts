import * as z from 'zod/mini'

/** A keyword without results: how often it was searched in a language of a site, and on which day last. */
export const missedSearch = z.object({
  keyword: z.string(),
  site: z.string(),
  language: z.string(),
  count: z.int(),
  /** The day of the last search: 2026-11-28. */
  day: z.string(),
})
export type MissedSearch = z.infer<typeof missedSearch>

/** Matches addresses, links and long numbers: a keyword with one may name a person. */
const personal = /@|https?:|www\.|(?:\d[ ()./-]?){6,}/i

/** The longest keyword that is counted, in characters: longer ones are sentences. */
const longest = 60

/** Returns whether a keyword may be counted: one that may contain personal data is not. */
export const isCountable = (keyword: string): boolean => keyword.length <= longest && !personal.test(keyword)
