import type { CertificationLevel } from '../certification/level.ts'
import type { ClassroomSummary } from '../classroom/classroom-summary.ts'
import type { Category, CertificationKind, CourseSummary } from '../course/course.ts'
import type { Offer } from '../order/offer.ts'
import type { PracticalExamSummary } from '../practical-exam/practical-exam.ts'

/** A course in a plan; `seconds` is the length of its videos. */
export type PlannedCourse = Pick<
  CourseSummary,
  'id' | 'name' | 'language' | 'seconds' | 'requirement' | 'credits' | 'needsApproval'
>

/** A classroom date in a plan. */
export type PlannedClassroom = Pick<
  ClassroomSummary,
  | 'id'
  | 'name'
  | 'language'
  | 'taughtIn'
  | 'venue'
  | 'startsAt'
  | 'endsAt'
  | 'zone'
  | 'capacity'
  | 'credits'
  | 'offer'
>
export type PlannedExam = Pick<
  PracticalExamSummary,
  'id' | 'name' | 'language' | 'country' | 'startsAt' | 'endsAt' | 'zone' | 'location' | 'capacity' | 'offer'
>

/** A certification with all data that a plan needs. Its dates are in chronological order. */
export interface PlannedCertification {
  id: number
  name: string
  language: string
  kind: CertificationKind
  level: CertificationLevel | null
  type: Category
  needsCode: boolean
  offer: Offer
  /** The ids of the certifications that a learner must hold before enrolling. */
  prerequisites: number[]
  practicalExam: boolean
  courses: PlannedCourse[]
  classrooms: PlannedClassroom[]
  exams: PlannedExam[]
}
