import type { Category, CertificationKind, Course, CourseSummary } from '../domain/course/course.ts'
import type { Place } from '../routes.ts'

/** What a course list can be filtered by; slugs, languages and versions that occur. */
export interface CourseFilters {
  certificationTypes: Category[]
  subtypes: Category[]
  languages: string[]
  versions: string[]
}

export interface HomePage {
  family: 'home'
  recommended: CourseSummary[]
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

export interface NotFoundPage {
  family: 'not-found'
}

export type PageData = HomePage | CourseListPage | CoursePage | NotFoundPage

/** One page of a site: its address, where it stands, and everything that it shows. */
export interface Page<Data extends PageData = PageData> {
  /** The path, as routes.ts makes it. */
  path: string
  place: Place
  data: Data
}
