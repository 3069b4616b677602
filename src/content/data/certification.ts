import type { Banner } from '../../domain/banner/banner.ts'
import type { Certification, CertificationGroup, Release } from '../../domain/certification/certification.ts'
import type { ClassroomSummary } from '../../domain/classroom/classroom-summary.ts'
import type { CertificationKind, CourseSummary } from '../../domain/course/course.ts'
import type { PracticalExamSummary } from '../../domain/practical-exam/practical-exam.ts'

/** A date of a practical exam without what changes by the minute and by the person. */
export type ExamDate = Omit<PracticalExamSummary, 'seatsLeft' | 'state' | 'own'>

/** A kind's certifications by type; the first is selected, with its courses. */
export interface CertificationListPage {
  family: 'certification-list'
  kind: CertificationKind
  banner: Banner | null
  groups: CertificationGroup[]
  courses: CourseSummary[]
  /** Whether there are questions and answers to lead to. */
  hasFaq: boolean
}

export interface CertificationPage {
  family: 'certification'
  certification: Certification
  courses: CourseSummary[]
  banner: Banner | null
  /** Those that have not ended. */
  classrooms: ClassroomSummary[]
  exams: ExamDate[]
  /** Certifications that this one is needed for. */
  next: Release[]
}
