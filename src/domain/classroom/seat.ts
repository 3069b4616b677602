import type { ClassroomEnrolmentStatus } from './classroom-enrolment.ts'

/**
 * The statuses of learners who have, or had, a seat. An enrolment that waits for approval already reserves the
 * seat. Decision: docs/decisions/classroom-seats.md.
 */
export const statusesWithSeat = [
  'pending',
  'enrolled',
  'checkedIn',
  'absent',
  'finished',
] as const satisfies readonly ClassroomEnrolmentStatus[]

/** The statuses of an enrolment that has not ended: the learner may still get a seat or has one. */
export const unfinishedStatuses = [
  'pending',
  'enrolled',
  'checkedIn',
  'waitlisted',
] as const satisfies readonly ClassroomEnrolmentStatus[]

export const isUnfinishedEnrolment = (status: ClassroomEnrolmentStatus): boolean =>
  (unfinishedStatuses as readonly ClassroomEnrolmentStatus[]).includes(status)

/**
 * Whether a seat can be moved to another date: its enrolment is confirmed, or is pending without a payment
 * deadline.
 */
export const isSeatMovable = ({
  status,
  payBy,
}: {
  status: ClassroomEnrolmentStatus
  payBy: Date | string | null
}): boolean => status === 'enrolled' || (status === 'pending' && payBy === null)
