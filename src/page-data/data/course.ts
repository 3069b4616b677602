import type { Comment } from '#src/domain/comment/comment.ts'
import type { CertificationKind, CourseSummary } from '#src/domain/course/course.ts'
import type { PublishedCourse } from '#src/domain/course/published-course.ts'
import type { ListPart } from './list-part.ts'

/** A published page of a course list; the island loads the other pages. */
export interface CourseListPage extends ListPart {
  family: 'course-list'
  kind: CertificationKind
  courses: CourseSummary[]
}

export interface CoursePage extends PublishedCourse {
  family: 'course'
  /** Quotations of learners about the course, or about a certification that includes it. */
  voices: Comment[]
}
