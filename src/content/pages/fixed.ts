import type { Family } from '../../domain/content/families.ts'
import type { Page } from '../page.ts'
import type { Source } from '../source.ts'

/** Pages that a site has however much content there is. */
export interface Fixed {
  /** The families of content that they show: when an item of one changes, the pages are asked for again. */
  shows: readonly Family[]
  pages(source: Source): Promise<Page[]>
}

/** Courses a page of a list. Specification 1, section 5. */
export const pageSizeOf = { desktop: 15, mobile: 10 } as const
