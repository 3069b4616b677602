import type { LiveClassroom } from '../../stores/classroom.ts'

/**
 * How a learner stands before a classroom: may enrol, or wait for a seat; it can't be entered any more; a reviewer decides;
 * the seat is held until it is paid; or what became of the enrolment.
 */
export type Standing =
  | 'open'
  | 'waitable'
  | 'over'
  | 'underReview'
  | 'unpaid'
  | 'enrolled'
  | 'waitlisted'
  | 'checkedIn'
  | 'absent'
  | 'finished'
  | 'cancelled'

const enterable = ['open', 'full']

/** Whoever left, or let the seat lapse, may enrol again while it can be entered. Domain: classroomEnrolmentMoves. */
export function standingOf({ classroom, order }: LiveClassroom): Standing {
  const { own, state, seatsLeft } = classroom
  if (own.status === 'pending') return order && order.state !== 'paid' ? 'unpaid' : 'underReview'
  if (own.status !== 'notEnrolled' && own.status !== 'left' && own.status !== 'expired') return own.status
  if (!enterable.includes(state)) return 'over'
  return seatsLeft === 0 ? 'waitable' : 'open'
}
