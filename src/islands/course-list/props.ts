import type { CourseFilters } from '#src/content/data/course.ts'
import type { CertificationKind } from '#src/domain/course/course.ts'
import type { Place, Variant } from '#src/routes.ts'
import type { CourseQuery } from '#src/stores/course-list.ts'

/** The properties that the page hands to the island. */
export interface CourseListProps {
  place: Place
  kind: CertificationKind
  filters: CourseFilters
  total: number
  pageSize: number
  /** The number of the published page. */
  page: number
  /** The markup of the static first page, shown until the first answer. */
  kept: { results?: string }
  /** The fields of the static form when it woke the island. */
  fields?: Record<string, string>
}

/** The properties of the filters, on a desk and on a phone. */
export interface FiltersProps {
  query: CourseQuery
  filters: CourseFilters
  variant: Variant
  onChange: (change: Partial<CourseQuery>) => void
}
