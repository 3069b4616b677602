import type { ClassroomEnrolment } from './classroom-enrolment.ts'

/**
 * The statuses of learners who have a seat, or had one: a pending approval holds it. Decision: docs/decisions/classroom-seats.md.
 */
export const seatedStatuses = [
  'pending',
  'enrolled',
  'checkedIn',
  'absent',
  'finished',
] as const satisfies readonly ClassroomEnrolment[]

/** The statuses of an enrolment that has not come to its end. */
export const unfinishedStatuses = [
  'pending',
  'enrolled',
  'checkedIn',
  'waitlisted',
] as const satisfies readonly ClassroomEnrolment[]

export const isUnfinished = (status: ClassroomEnrolment): boolean =>
  (unfinishedStatuses as readonly ClassroomEnrolment[]).includes(status)

/** Whether a seat can be moved to another date: one that is held, and not only until it is paid. */
export const isMovable = ({
  status,
  payBy,
}: {
  status: ClassroomEnrolment
  payBy: Date | string | null
}): boolean => status === 'enrolled' || (status === 'pending' && payBy === null)
