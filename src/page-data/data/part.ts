import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'

/** Which part of a list a page shows; its island asks for others. */
export interface ListPart {
  /** How many rows the list has. */
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  /** What the filters of the whole list offer. */
  facets: Facet[]
  /** What is chosen of the filters, on a page that answers a query; absent on published ones. */
  chosen?: FilterValues
}
