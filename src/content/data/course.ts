import type { Category, CertificationKind, Course, CourseSummary } from '#src/domain/course/course.ts'

/** The choices of a course list's filters: slugs, languages and versions that occur. */
export interface CourseFilters {
  certificationTypes: Category[]
  subtypes: Category[]
  languages: string[]
  versions: string[]
}

/** The page of a course list with the list's first page; the island fetches the others. */
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
