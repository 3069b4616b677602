import type { Banner } from '#src/domain/banner/banner.ts'
import type {
  Certification,
  CertificationGroup,
  CertificationVersion,
} from '#src/domain/certification/certification.ts'
import type { ClassroomSummary } from '#src/domain/classroom/classroom-summary.ts'
import type { Comment } from '#src/domain/comment/comment.ts'
import type { CertificationKind, CourseSummary } from '#src/domain/course/course.ts'
import type { FilterValues } from '#src/domain/filter/facet.ts'
import type { PracticalExamSummary } from '#src/domain/practical-exam/practical-exam.ts'

/** A date of a practical exam without the fields that change by the minute or differ between users. */
export type ExamDate = Omit<PracticalExamSummary, 'seatsLeft' | 'state' | 'own'>

/**
 * The page with a programme's certifications by type; the first certification is selected, and its courses are
 * listed.
 */
export interface CertificationListPage {
  family: 'certification-list'
  kind: CertificationKind
  banner: Banner | null
  groups: CertificationGroup[]
  courses: CourseSummary[]
  /** Whether the site has FAQ entries. */
  hasFaq: boolean
  /** The chosen filters of a page that was rendered for a query. */
  chosen?: FilterValues
}

export interface CertificationPageData {
  family: 'certification'
  certification: Certification
  courses: CourseSummary[]
  banner: Banner | null
  /** The classrooms that have not ended. */
  classrooms: ClassroomSummary[]
  exams: ExamDate[]
  /** Quotations of learners about this certification. */
  voices: Comment[]
  /** The certifications that have this one as a prerequisite. */
  next: CertificationVersion[]
}
