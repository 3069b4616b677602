import * as z from 'zod/mini'
import { family } from './families.ts'

/**
 * A page that a publish renders or removes: the item's own page, a former page of the item, the page of a related
 * item, the home page, a list, or a feed.
 */
export const changedPage = z.object({
  path: z.string(),
  kind: z.enum(['item', 'removed', 'related', 'home', 'list', 'feed']),
  /** The family of the page's item; absent for pages without an item. */
  family: z.optional(family),
  id: z.optional(z.int()),
})
export type ChangedPage = z.infer<typeof changedPage>

/**
 * The pages of a site that a publish renders again: how many, and the first of them as examples. `site` is the
 * folder of the site.
 */
export const changedPages = z.object({
  site: z.string(),
  /** The number of pages of items. */
  pages: z.int(),
  /** The number of lists, feeds and home pages; a publish skips those whose contents stay the same. */
  lists: z.int(),
  first: z.array(changedPage),
})
export type ChangedPages = z.infer<typeof changedPages>

/** An item whose pages change on a site; src/page-data/changes.ts explains the boolean fields. */
export interface ChangedItem {
  family: z.infer<typeof family>
  id: number
  gone: boolean
  withdrawn: boolean
  own: boolean
}
