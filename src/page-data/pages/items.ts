import type { Family } from '#src/domain/content-item/families.ts'
import type { Place } from '#src/routes.ts'
import type { ContentSource } from '../content-source.ts'
import type { SitePage } from '../page.ts'

/** A family of content whose items have pages of their own. */
export interface Items<Item = unknown> {
  path(place: Place, id: number): string
  /** Items by their ids, at most `itemsAtOnce`; those that the site doesn't show are left out. */
  read(source: ContentSource, ids: readonly number[]): Promise<Item[]>
  /** The item's pages in one language: desktop and mobile. */
  pages(source: ContentSource, item: Item): SitePage[]
  /**
   * For families whose pages all show something that they are not linked with, or depend on the day: the
   * families of that, and the ids of all items. When one of those changes, or a day has passed, all pages of
   * the family are made anew; so this is for small families. Linked items need no entry:
   * src/domain/content-item/content-dependencies.ts.
   */
  lists?: { shows: readonly Family[]; all(source: ContentSource): Promise<number[]> }
}

/** How many items one call answers. */
export const itemsAtOnce = 100
