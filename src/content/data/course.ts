import type { Category, CertificationKind, CourseSummary } from '#src/domain/course/course.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'

/** The choices of a course list's filters: slugs, languages and versions that occur. */
export interface CourseFilters {
  certificationTypes: Category[]
  subtypes: Category[]
  languages: string[]
  versions: string[]
}

/** A published page of a course list; the island fetches others. */
export interface CourseListPage {
  family: 'course-list'
  kind: CertificationKind
  courses: CourseSummary[]
  total: number
  pageSize: number
  /** The number of the page, from 1. */
  page: number
  filters: CourseFilters
}

export interface CoursePage extends PublishedCourse {
  family: 'course'
}
