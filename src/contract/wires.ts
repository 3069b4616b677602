import * as banner from './banner-wire.ts'
import * as certificate from './certificate-wire.ts'
import * as certificationStatus from './certification-status-wire.ts'
import * as certification from './certification-wire.ts'
import * as classroomEnrolment from './classroom-enrolment-wire.ts'
import * as classroomEntry from './classroom-entry-wire.ts'
import * as classroomStatus from './classroom-status-wire.ts'
import * as classroomSummary from './classroom-summary-wire.ts'
import * as classroom from './classroom-wire.ts'
import * as course from './course-wire.ts'
import * as enrolment from './enrolment-wire.ts'
import * as exam from './exam-wire.ts'
import * as exercise from './exercise-wire.ts'
import * as flag from './flag-wire.ts'
import * as language from './language-wire.ts'
import * as news from './news-wire.ts'
import * as order from './order-wire.ts'
import * as practicalExam from './practical-exam-wire.ts'
import * as region from './region-wire.ts'
import { nouns } from './registry.ts'
import * as release from './release-wire.ts'
import * as schedule from './schedule-wire.ts'
import * as trainer from './trainer-wire.ts'

/** What travels and has a name, file by file: `courseWire`, `kindCode`. The document of the API names its schemas after them. */
export const wires: readonly Record<string, unknown>[] = [
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
  ...Object.values(nouns),
]
