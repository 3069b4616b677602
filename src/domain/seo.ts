import * as z from 'zod/mini'

/** The title and description of the pages of a URL pattern, such as /news/detail/{id}. Specification 1, section 2. */
export const seoEntry = z.object({ url: z.string(), title: z.string(), description: z.string() })
export type SeoEntry = z.infer<typeof seoEntry>
