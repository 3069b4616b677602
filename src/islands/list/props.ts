import type { CertificationKind } from '#src/domain/course/course.ts'
import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import type { ListName } from '#src/domain/filter/list-items.ts'
import type { Place } from '#src/routes.ts'

/** The properties that the page passes to the island. */
export interface ListProps {
  list: ListName
  kind?: CertificationKind
  place: Place
  total: number
  pageSize: number
  /** The number of the current page. */
  page: number
  /** The chosen filters on a page that the server rendered for a query; undefined on published pages. */
  chosen?: FilterValues
  /** The options of each filter, given the chosen filters. */
  facets: readonly Facet[]
  /** The published markup of the rows, shown until the first response arrives. */
  staticHtml: { results?: string }
  /** The values of the static form; set if the island was mounted because the visitor submitted this form. */
  fields?: Record<string, string>
}
