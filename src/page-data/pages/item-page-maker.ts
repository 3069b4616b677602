import type { Family } from '#src/domain/content-item/families.ts'
import type { Place } from '#src/routes.ts'
import type { ContentSource } from '../content-source.ts'
import type { SitePage } from '../page.ts'

/** The builder of the pages of one content family: every item of the family has pages. */
export interface ItemPageMaker<Item = unknown> {
  path(place: Place, id: number): string
  /** Loads items by id, at most `maxItemsPerCall`; those that the site does not show are omitted. */
  read(source: ContentSource, ids: readonly number[]): Promise<Item[]>
  /** Builds the item's pages in one language: desktop and mobile. */
  pages(source: ContentSource, item: Item): SitePage[]
  /**
   * Set for families whose pages show items that they do not link to, or whose pages depend on the day. `shows` are
   * the families of those items; `all` returns the ids of all items of this family. After a change to the families
   * in `shows`, and on a new day, all pages of this family are rebuilt; therefore set `lists` only for small
   * families. Linked items need no entry, see src/domain/content-item/page-dependencies.ts.
   */
  lists?: { shows: readonly Family[]; all(source: ContentSource): Promise<number[]> }
}

/** The maximum number of items that one call returns. */
export const maxItemsPerCall = 100
