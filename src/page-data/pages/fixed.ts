import type { Family } from '#src/domain/content-item/families.ts'
import type { ContentSource } from '../content-source.ts'
import type { SitePage } from '../page.ts'

/** A maker of pages that a site has however much content there is. */
export interface FixedPageMaker {
  /** The families of content that the pages show: when an item of one changes, the pages are made again. */
  shows: readonly Family[]
  pages(source: ContentSource): Promise<SitePage[]>
}

/** How many courses a page of a list has. Specification 1, section 5. */
export const pageSizeOf = { desktop: 15, mobile: 10 } as const
