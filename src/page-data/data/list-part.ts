import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'

/** The part of a list that a page shows; its island fetches others. */
export interface ListPart {
  /** The number of rows of the list. */
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  /** The filter options of the whole list. */
  facets: Facet[]
  /** The chosen filters on a page that was rendered for a query; undefined on published ones. */
  chosen?: FilterValues
}
