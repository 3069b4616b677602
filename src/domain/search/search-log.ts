import * as z from 'zod/mini'

/**
 * A keyword that found nothing: how often it was searched in a language of a site, and the day of the last search.
 */
export const missedSearch = z.object({
  keyword: z.string(),
  site: z.string(),
  language: z.string(),
  count: z.int(),
  /** The day of the last search: 2026-11-28. */
  day: z.string(),
})
export type MissedSearch = z.infer<typeof missedSearch>

/** Matches email addresses, links and long numbers. A keyword that contains one may identify a person. */
const personal = /@|https?:|www\.|(?:\d[ ()./-]?){6,}/i

/** The maximum length of a keyword that is counted, in characters. Longer keywords are sentences. */
const longest = 60

/** Whether a keyword may be counted: it is short enough and contains no personal data. */
export const canCountKeyword = (keyword: string): boolean =>
  keyword.length <= longest && !personal.test(keyword)
