import type { LiveClassroom } from '#src/stores/classroom/classroom.ts'

/**
 * The status of a learner in a classroom: can enrol or join the waiting list; enrolling is closed (over); the
 * session is cancelled (notHeld); a reviewer decides; the seat is reserved until it is paid; or a final status of
 * the enrolment.
 */
export type ClassroomStatus =
  | 'open'
  | 'waitable'
  | 'over'
  | 'notHeld'
  | 'underReview'
  | 'unpaid'
  | 'enrolled'
  | 'waitlisted'
  | 'checkedIn'
  | 'absent'
  | 'finished'
  | 'cancelled'

const enterable = ['open', 'full']

/**
 * Returns the learner's status. A pending seat with a payment deadline counts as unpaid. Learners who left, or
 * whose seat expired, can enrol again while enrolling is open. Domain: classroomEnrolmentTransitions.
 */
export function classroomStatusOf({ classroom }: LiveClassroom): ClassroomStatus {
  const { own, state, seatsLeft } = classroom
  if (own.status === 'pending') return own.payBy ? 'unpaid' : 'underReview'
  if (own.status !== 'notEnrolled' && own.status !== 'left' && own.status !== 'expired') return own.status
  if (state === 'cancelled') return 'notHeld'
  if (!enterable.includes(state)) return 'over'
  return seatsLeft === 0 ? 'waitable' : 'open'
}
