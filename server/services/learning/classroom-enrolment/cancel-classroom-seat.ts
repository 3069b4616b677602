import type { Db } from '#server/db/client.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { canChangeClassroomEnrolmentStatus } from '#src/domain/classroom/classroom-enrolment.ts'
import { checkNoticePeriod } from '#src/domain/classroom/notice-period.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { cancelActiveOrder } from '../active-order/cancel-active-order.ts'
import { lockClassroomEnrolment } from './classroom-enrolment-row.ts'
import { fillSeats } from './fill-seats.ts'
import { type ClassroomKind, lockClassroom } from './find-classroom.ts'
import { updateEnrolmentStatus } from './update-enrolment-status.ts'

export interface CancelClassroomSeatInput {
  learnerId: number
  classroomId: number
  kind: ClassroomKind
  now: number
}

/**
 * Cancels a learner's seat; the learner who has waited longest gets the seat. Refused as `notFound` if the learner
 * is not enrolled, as `enrolmentExpired` after the start, and as `tooLateToCancel` within 24 hours before the start.
 * A learner on the waiting list can cancel until the start. Specification 1, section 4.
 */
export async function cancelClassroomSeat(
  db: Db,
  input: CancelClassroomSeatInput,
): Promise<true | RefusedResult> {
  const { learnerId, classroomId, kind, now } = input
  return db.transaction(async (tx) => {
    const classroom = await lockClassroom(tx, classroomId, kind)
    const before = classroom && (await lockClassroomEnrolment(tx, learnerId, classroomId))
    if (!before || ['notEnrolled', 'left', 'expired', 'cancelled'].includes(before.status))
      return refuse('notFound')
    const refusal = checkNoticePeriod(classroom.startsAt, now)
    const finalRefusal = refusal === 'tooLateToCancel' && before.status === 'waitlisted' ? null : refusal
    if (finalRefusal) return refuse(finalRefusal)
    if (!canChangeClassroomEnrolmentStatus(before.status, 'left')) return refuse('enrolmentExpired')
    await updateEnrolmentStatus(tx, before, 'left', now, { allergies: null, diet: null })
    const order = { kind: kind === 'certified' ? 'classroom' : 'workshop', id: classroomId } as const
    await cancelActiveOrder(tx, learnerId, order, now)
    await fillSeats(tx, classroom, now)
    const subject = { kind: 'classroom' as const, id: classroomId }
    await queueMail(tx, { kind: 'cancelled', learnerId, data: { subject }, now })
    return true
  })
}
