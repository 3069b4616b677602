import type { LivePracticalExam } from '#src/stores/practical-exam/practical-exam.ts'

/**
 * The status of a learner for a date of a practical exam: can enrol; the date is full, over or cancelled (notHeld);
 * the seat is reserved until it is paid; or a final status of the enrolment.
 */
export type PracticalExamStatus =
  | 'open'
  | 'full'
  | 'over'
  | 'notHeld'
  | 'unpaid'
  | 'enrolled'
  | 'passed'
  | 'failed'
  | 'absent'
  | 'cancelled'

/**
 * Returns the learner's status for a date. After a failure or absence the learner has to enrol in another date.
 * Domain: practicalExamTransitions.
 */
export function practicalExamStatusOf({ exam }: LivePracticalExam): PracticalExamStatus {
  const { own, state, seatsLeft } = exam
  if (own.status === 'pending') return 'unpaid'
  if (own.status !== 'notEnrolled') return own.status
  if (state === 'cancelled') return 'notHeld'
  if (state !== 'open' && state !== 'full') return 'over'
  return seatsLeft === 0 ? 'full' : 'open'
}
