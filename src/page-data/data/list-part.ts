import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'

/** The part of a list that a page shows; the page's island loads other parts. */
export interface ListPart {
  /** The number of rows of the list. */
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  /** The filter options of the whole list, not only of this page. */
  facets: Facet[]
  /** The chosen filters on a page that was rendered for a query; undefined on published ones. */
  chosen?: FilterValues
}
