import * as banner from './catalogue/banner-wire.ts'
import * as certificationStatus from './catalogue/certification-status-wire.ts'
import * as release from './catalogue/certification-version-wire.ts'
import * as certification from './catalogue/certification-wire.ts'
import * as classroomEnrolment from './catalogue/classroom-enrolment-wire.ts'
import * as classroomEntry from './catalogue/classroom-entry-wire.ts'
import * as classroomStatus from './catalogue/classroom-status-wire.ts'
import * as classroomSummary from './catalogue/classroom-summary-wire.ts'
import * as classroom from './catalogue/classroom-wire.ts'
import * as course from './catalogue/course-wire.ts'
import * as enrolment from './catalogue/enrolment-wire.ts'
import * as language from './catalogue/language-wire.ts'
import * as news from './catalogue/news-wire.ts'
import * as practicalExam from './catalogue/practical-exam-wire.ts'
import * as region from './catalogue/region-wire.ts'
import * as trainer from './catalogue/trainer-wire.ts'
import * as certificate from './learning/certificate-wire.ts'
import * as exam from './learning/exam-wire.ts'
import * as exercise from './learning/exercise-wire.ts'
import * as schedule from './learning/schedule-wire.ts'
import * as order from './money/order-wire.ts'
import * as flag from './protocol/flag-wire.ts'
import { resources } from './registry.ts'

/**
 * The exports of all files with wire formats: `courseWire`, `kindCode`. The API document names its schemas after
 * them.
 */
export const wireModules: readonly Record<string, unknown>[] = [
  banner,
  certificate,
  certificationStatus,
  certification,
  classroomEnrolment,
  classroomEntry,
  classroomStatus,
  classroomSummary,
  classroom,
  course,
  enrolment,
  exam,
  exercise,
  flag,
  language,
  news,
  order,
  practicalExam,
  region,
  release,
  schedule,
  trainer,
  ...Object.values(resources),
]
