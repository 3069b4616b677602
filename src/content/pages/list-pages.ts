import type { Facet } from '#src/domain/filter/facet.ts'
import { listPage, publishedPages } from '#src/domain/list-page.ts'
import { elsewhere, type Place } from '#src/routes.ts'
import type { Page, PageData } from '../page.ts'
import { pageSizeOf } from './fixed.ts'

/** One page of a list: its rows, the number of the page from 1, and how many rows there are in all. */
export interface Part<Row> {
  rows: Row[]
  total: number
  pageSize: number
  page: number
  /** What the filters of the whole list offer. */
  facets: Facet[]
}

/**
 * The published pages of a list at a place: the first, and those that follow it. `rows` are those that may be
 * published, of `total`.
 */
export function listPages<Row>(
  place: Place,
  path: (place: Place) => string,
  { rows, total, facets }: Pick<Part<Row>, 'rows' | 'total' | 'facets'>,
  dataOf: (part: Part<Row>) => PageData,
): Page[] {
  const pageSize = pageSizeOf[place.variant]
  const pages = Math.max(1, Math.min(Math.ceil(total / pageSize), publishedPages(pageSize)))
  const twin = path(elsewhere(place, { variant: place.variant === 'desktop' ? 'mobile' : 'desktop' }))
  return Array.from({ length: pages }, (_, index): Page => {
    const page = index + 1
    const data = dataOf({
      rows: rows.slice(index * pageSize, page * pageSize),
      total,
      pageSize,
      page,
      facets,
    })
    const first = { path: path(place), place, data }
    return page === 1 ? first : { ...first, path: listPage(first.path, page), twin, indexed: false }
  })
}
