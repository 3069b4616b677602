import type { Family } from '#src/domain/content/families.ts'
import type { Page } from '../page.ts'
import type { Source } from '../source.ts'

/** A maker of pages that a site has however much content there is. */
export interface Fixed {
  /** The families of content that the pages show: when an item of one changes, the pages are made again. */
  shows: readonly Family[]
  pages(source: Source): Promise<Page[]>
}

/** How many courses a page of a list has. Specification 1, section 5. */
export const pageSizeOf = { desktop: 15, mobile: 10 } as const
