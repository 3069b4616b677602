import * as z from 'zod/mini'
import { createTransitionCheck, type StateTransitions } from '../state.ts'

/**
 * The status of a learner in a classroom. `left`: the learner cancelled. `cancelled`: the organiser cancelled.
 * `expired`: the enrolment was not approved or paid in time, or no seat became free. Specification 1, section 4:
 * classroom enrol status.
 */
export const classroomEnrolmentStatus = z.enum([
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
export type ClassroomEnrolmentStatus = z.infer<typeof classroomEnrolmentStatus>

/**
 * The statuses to which an enrolment may go from each status. An enrolment that needs an approval or a payment passes
 * through `pending`, also after a promotion from the waiting list; a rejection leads to `notEnrolled`.
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
} as const satisfies StateTransitions<ClassroomEnrolmentStatus>

/**
 * The statuses to which an attendance may be corrected. A learner who attended becomes `checkedIn`, and `finished`
 * at the next run of the job complete-classrooms. A learner who did not attend becomes `enrolled` again, or `absent`
 * if the status was `finished`.
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
} as const satisfies StateTransitions<ClassroomEnrolmentStatus>

export const canCorrectAttendance = createTransitionCheck<ClassroomEnrolmentStatus>(attendanceCorrections)

export const canChangeClassroomEnrolmentStatus = createTransitionCheck<ClassroomEnrolmentStatus>(
  classroomEnrolmentTransitions,
)
