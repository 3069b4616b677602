import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The status of a learner in a classroom. `left`: the learner cancelled; `cancelled`: the organiser cancelled; `expired`: not
 * approved or paid in time, or no seat became free. Specification 1, section 4: classroom enrol status.
 */
export const classroomEnrolment = z.enum([
  'notEnrolled',
  'pending',
  'enrolled',
  'left',
  'checkedIn',
  'absent',
  'finished',
  'expired',
  'cancelled',
  'waitlisted',
])
export type ClassroomEnrolment = z.infer<typeof classroomEnrolment>

/**
 * The statuses that an enrolment may go to. Approval, payment and promotion from the waiting list pass
 * through `pending`; a rejection ends in `notEnrolled`.
 */
export const classroomEnrolmentTransitions = {
  notEnrolled: ['pending', 'enrolled', 'waitlisted'],
  pending: ['enrolled', 'notEnrolled', 'left', 'expired', 'cancelled'],
  enrolled: ['left', 'checkedIn', 'absent', 'cancelled'],
  left: ['pending', 'enrolled', 'waitlisted'],
  checkedIn: ['finished', 'cancelled'],
  absent: [],
  finished: [],
  expired: ['pending', 'enrolled', 'waitlisted'],
  cancelled: [],
  waitlisted: ['pending', 'enrolled', 'left', 'expired', 'cancelled'],
} as const satisfies StateTransitions<ClassroomEnrolment>

/**
 * The statuses that an attendance may be corrected to. A learner who attended becomes `checkedIn`, and `finished` by the next
 * run of the job. A learner who did not attend goes back to `enrolled`, or to `absent` after `finished`.
 */
export const attendanceCorrections = {
  notEnrolled: [],
  pending: [],
  enrolled: ['checkedIn'],
  left: [],
  checkedIn: ['enrolled'],
  absent: ['checkedIn'],
  finished: ['absent'],
  expired: [],
  cancelled: [],
  waitlisted: [],
} as const satisfies StateTransitions<ClassroomEnrolment>

export const canCorrectAttendance = createTransitionCheck<ClassroomEnrolment>(attendanceCorrections)

export const canChangeClassroomEnrolmentState = createTransitionCheck<ClassroomEnrolment>(
  classroomEnrolmentTransitions,
)
