import * as z from 'zod/mini'

/** What can be searched, in the order in which equally good finds stand. */
export const foundType = z.enum(['certification', 'course', 'video', 'classroom', 'topic', 'news', 'faq'])
export type FoundType = z.infer<typeof foundType>

/** Something that was found, as text without markup; `language` is the language of the texts. */
export const found = z.object({
  type: foundType,
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  language: z.string(),
})
export type Found = z.infer<typeof found>
