import type { Category, CertificationKind, Course, CourseSummary } from '../../domain/course/course.ts'

/** What a course list can be filtered by; slugs, languages and versions that occur. */
export interface CourseFilters {
  certificationTypes: Category[]
  subtypes: Category[]
  languages: string[]
  versions: string[]
}

/** The first page of a list; the island fetches the others. */
export interface CourseListPage {
  family: 'course-list'
  kind: CertificationKind
  courses: CourseSummary[]
  total: number
  pageSize: number
  filters: CourseFilters
}

export interface CoursePage {
  family: 'course'
  course: Course
}
