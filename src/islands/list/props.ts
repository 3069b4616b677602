import type { CertificationKind } from '#src/domain/course/course.ts'
import type { Facet, FilterValues } from '#src/domain/filter/facet.ts'
import type { ListName } from '#src/domain/filter/list-items.ts'
import type { Place } from '#src/routes.ts'

/** The properties that the page hands to the island. */
export interface ListProps {
  list: ListName
  kind?: CertificationKind
  place: Place
  total: number
  pageSize: number
  /** The number of the page that is shown. */
  page: number
  /** What is chosen of the filters on a page that answers a query; absent on published ones. */
  chosen?: FilterValues
  /** What each filter offers with that. */
  facets: readonly Facet[]
  /** The markup of the page's rows, shown until the first answer. */
  kept: { results?: string }
  /** The fields of the static form when it woke the island. */
  fields?: Record<string, string>
}
