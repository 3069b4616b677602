import type { LiveClassroom } from '#src/stores/classroom/classroom.ts'

/**
 * The standing of a learner for a classroom: may enrol, or wait for a seat; enrolling is closed; the session is canceled; a reviewer
 * decides; the seat is held until it is paid; or the end of the enrolment.
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
 * The standing by classroom; a seat that has to be paid by an instant is held unpaid. A learner who left, or let the seat lapse, may enrol again while
 * enrolling is open. Domain: classroomEnrolmentMoves.
 */
export function classroomStatusOf({ classroom }: LiveClassroom): ClassroomStatus {
  const { own, state, seatsLeft } = classroom
  if (own.status === 'pending') return own.payBy ? 'unpaid' : 'underReview'
  if (own.status !== 'notEnrolled' && own.status !== 'left' && own.status !== 'expired') return own.status
  if (state === 'cancelled') return 'notHeld'
  if (!enterable.includes(state)) return 'over'
  return seatsLeft === 0 ? 'waitable' : 'open'
}
