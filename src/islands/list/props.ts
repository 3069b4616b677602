import type { CertificationKind } from '#src/domain/course/course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'
import type { Place } from '#src/routes.ts'
import type { ListName } from '#src/stores/listed.ts'

/** The properties that the page hands to the island. */
export interface ListProps {
  list: ListName
  kind?: CertificationKind
  place: Place
  total: number
  pageSize: number
  /** The number of the published page. */
  page: number
  /** What each filter offers while nothing is chosen. */
  facets: readonly Facet[]
  /** The markup of the static first page, shown until the first answer. */
  kept: { results?: string }
  /** The fields of the static form when it woke the island. */
  fields?: Record<string, string>
}
