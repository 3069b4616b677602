import { codedEnum } from '../protocol/wire.ts'

/**
 * The codes of the states of classrooms and practical exams. Specification 1, section 4. The specification gives no
 * codes to the session states, to classroom enrolments from 7 on, and to practical exams from 6 on; the portal
 * defines these: docs/decisions/codes.md.
 */
export const sessionStateCode = codedEnum({
  draft: '0',
  open: '1',
  full: '2',
  closed: '3',
  running: '4',
  finished: '5',
  cancelled: '6',
})
export const classroomEnrolmentCode = codedEnum({
  notEnrolled: '0',
  pending: '1',
  enrolled: '2',
  left: '3',
  checkedIn: '4',
  absent: '5',
  finished: '6',
  expired: '7',
  cancelled: '8',
  waitlisted: '9',
})
export const practicalExamEnrolmentCode = codedEnum({
  notEnrolled: '0',
  pending: '1',
  enrolled: '2',
  passed: '3',
  failed: '4',
  absent: '5',
  cancelled: '6',
})
