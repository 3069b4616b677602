import { countPublishedPages, pathOfListPage } from '#src/domain/published-list.ts'
import { type Place, placeOfAlternate } from '#src/routes.ts'
import type { ListPart } from '../data/list-part.ts'
import type { PageData, SitePage } from '../page.ts'
import { pageSizeByVariant } from './fixed-page-maker.ts'

/** The rows of one page of a list, with the list's total, filters and page number. */
export interface ListPageRows<Row> extends ListPart {
  rows: Row[]
}

/**
 * Builds the published pages of a list for one site, language and variant. `rows` are the rows that may be
 * published, out of `total` rows.
 */
export function buildListPages<Row>(
  place: Place,
  path: (place: Place) => string,
  { rows, total, facets }: Pick<ListPageRows<Row>, 'rows' | 'total' | 'facets'>,
  dataOf: (part: ListPageRows<Row>) => PageData,
): SitePage[] {
  const pageSize = pageSizeByVariant[place.variant]
  const pages = Math.max(1, Math.min(Math.ceil(total / pageSize), countPublishedPages(pageSize)))
  const otherVariant = path(
    placeOfAlternate(place, { variant: place.variant === 'desktop' ? 'mobile' : 'desktop' }),
  )
  return Array.from({ length: pages }, (_, index): SitePage => {
    const page = index + 1
    const data = dataOf({
      rows: rows.slice(index * pageSize, page * pageSize),
      total,
      pageSize,
      page,
      facets,
    })
    const first = { path: path(place), place, data }
    return page === 1
      ? first
      : { ...first, path: pathOfListPage(first.path, page), otherVariant, indexed: false }
  })
}
