import type { Family } from '#src/domain/content-item/families.ts'
import type { ContentSource } from '../content-source.ts'
import type { SitePage } from '../page.ts'

/** Builds the pages that every site has independently of its content. */
export interface FixedPageMaker {
  /** The content families that the pages show; a change to one rebuilds the pages. */
  shows: readonly Family[]
  pages(source: ContentSource): Promise<SitePage[]>
}

/** The number of rows on a page of a list. Specification 1, section 5. */
export const pageSizeOf = { desktop: 15, mobile: 10 } as const
