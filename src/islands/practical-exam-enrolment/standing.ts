import type { LivePracticalExam } from '../../stores/practical-exam.ts'

/** How a learner stands before a date: may enrol; it is full or over; the place is held until it is paid; or what became of it. */
export type Standing = 'open' | 'full' | 'over' | 'unpaid' | 'enrolled' | 'passed' | 'failed' | 'absent'

/** Whoever failed or was absent enrols in another date. Domain: practicalExamMoves. */
export function standingOf({ exam }: LivePracticalExam): Standing {
  const { own, state, seatsLeft } = exam
  if (own.status === 'pending') return 'unpaid'
  if (own.status !== 'notEnrolled') return own.status
  if (state !== 'open' && state !== 'full') return 'over'
  return seatsLeft === 0 ? 'full' : 'open'
}
