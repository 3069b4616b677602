import type { Db } from '#server/db/client.ts'
import { lockClassroomEnrolment } from '#server/services/learning/classroom-enrolment/classroom-enrolment-row.ts'
import { fillSeats } from '#server/services/learning/classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { updateEnrolmentStatus } from '#server/services/learning/classroom-enrolment/update-enrolment-status.ts'
import { findExamEnrolment } from '#server/services/learning/practical-exam-enrolment/exam-enrolment-row.ts'
import { updateExamEnrolmentStatus } from '#server/services/learning/practical-exam-enrolment/update-exam-enrolment-status.ts'
import type { OrderRow } from './order-row.ts'

/**
 * Releases the seat that was reserved for a locked unpaid order; the next learner on the waiting list gets the seat.
 * The enrolment in a classroom gets the status `seatStatus`; the enrolment in a practical exam becomes `notEnrolled`.
 * A seat that the learner got from the waiting list stays reserved until its own deadline.
 */
export async function releaseSeat(
  tx: Db,
  row: OrderRow,
  seatStatus: 'left' | 'expired',
  now: number,
): Promise<void> {
  if (row.kind === 'certification') return
  if (row.kind === 'practicalExam') {
    const enrolment = await findExamEnrolment(tx, row.learnerId, row.targetId, true)
    if (enrolment?.status === 'pending') await updateExamEnrolmentStatus(tx, enrolment, 'notEnrolled', now)
    return
  }
  const classroom = await lockAnyClassroom(tx, row.targetId)
  const enrolment = await lockClassroomEnrolment(tx, row.learnerId, row.targetId)
  if (!classroom || enrolment?.status !== 'pending' || !enrolment.payBy) return
  // A seat that a learner got from the waiting list stays reserved for a day, even if an order for this seat ends
  // earlier.
  const isPromoted = enrolment.payBy.getTime() !== row.lapsesAt.getTime()
  if (isPromoted && enrolment.payBy.getTime() > now) return
  await updateEnrolmentStatus(tx, enrolment, seatStatus, now)
  await fillSeats(tx, classroom, now)
}
