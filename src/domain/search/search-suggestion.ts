import * as z from 'zod/mini'

/** A suggestion that is shown if a search finds nothing: a certification or course with its name in `language`. */
export const searchSuggestion = z.object({
  type: z.enum(['certification', 'course']),
  id: z.int(),
  name: z.string(),
  language: z.string(),
})
export type SearchSuggestion = z.infer<typeof searchSuggestion>
