import * as z from 'zod/mini'

/** The types of search results, in the order in which equally good ones stand. */
export const foundType = z.enum(['certification', 'course', 'video', 'classroom', 'topic', 'news', 'faq'])
export type FoundType = z.infer<typeof foundType>

/** A search result, as text without markup; `language` is that of the texts. */
export const found = z.object({
  type: foundType,
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  language: z.string(),
})
export type Found = z.infer<typeof found>
