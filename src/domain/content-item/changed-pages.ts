import * as z from 'zod/mini'
import { family } from './families.ts'

/**
 * A page that a publish renders again: the item's own page, one that another edition of the item no longer has, the page of a related
 * item, the home page, a list, or a feed.
 */
export const changedPage = z.object({
  path: z.string(),
  kind: z.enum(['item', 'removed', 'related', 'home', 'list', 'feed']),
  /** The item of the page; absent for pages of the site. */
  family: z.optional(family),
  id: z.optional(z.int()),
})
export type ChangedPage = z.infer<typeof changedPage>

/** The pages of a site, by its folder, that a publish renders again: the first of them, and how many there are. */
export const changedPages = z.object({
  site: z.string(),
  /** The number of pages of items. */
  pages: z.int(),
  /** The number of lists, feeds and home pages; a publish skips those whose contents stay the same. */
  lists: z.int(),
  first: z.array(changedPage),
})
export type ChangedPages = z.infer<typeof changedPages>

/** An item whose pages change on a site; src/page-data/changes.ts explains the flags. */
export interface ChangedItem {
  family: z.infer<typeof family>
  id: number
  gone: boolean
  withdrawn: boolean
  own: boolean
}
