import type { Family } from '#src/domain/content-item/families.ts'
import type { ContentSource } from '../content-source.ts'
import type { SitePage } from '../page.ts'

/** The builder of fixed pages, which every site has whatever its content. */
export interface FixedPageMaker {
  /** The content families that the pages show; a change to one of these families rebuilds the pages. */
  shows: readonly Family[]
  pages(source: ContentSource): Promise<SitePage[]>
}

/** The number of rows on one page of a list. Specification 1, section 5. */
export const pageSizeByVariant = { desktop: 15, mobile: 10 } as const
