import type { CourseFilters } from '../../content/data/course.ts'
import type { CertificationKind } from '../../domain/course/course.ts'
import type { Place, Variant } from '../../routes.ts'
import type { CourseQuery } from '../../stores/course-list.ts'

/** What the page hands to the island. */
export interface CourseListProps {
  place: Place
  kind: CertificationKind
  filters: CourseFilters
  total: number
  pageSize: number
  /** The static first page, shown until the first answer. */
  kept: { results?: string }
  /** What stood in the static form when the island was woken by it. */
  fields?: Record<string, string>
}

/** What the filters need, on a desk and on a phone. */
export interface FiltersProps {
  query: CourseQuery
  filters: CourseFilters
  variant: Variant
  onChange: (change: Partial<CourseQuery>) => void
}
