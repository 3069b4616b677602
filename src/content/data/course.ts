import type { CertificationKind, CourseSummary } from '#src/domain/course/course.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'
import type { Facet } from '#src/domain/filter/facet.ts'

/** A published page of a course list; the island fetches others. */
export interface CourseListPage {
  family: 'course-list'
  kind: CertificationKind
  courses: CourseSummary[]
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  facets: Facet[]
}

export interface CoursePage extends PublishedCourse {
  family: 'course'
}
