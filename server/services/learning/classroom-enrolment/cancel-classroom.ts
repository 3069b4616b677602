import type { Db } from '#server/db/client.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { mayMoveClassroomEnrolment } from '#src/domain/classroom/classroom-enrolment.ts'
import { cancelRefusal } from '#src/domain/classroom/notice-period.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { cancelLiveOrder } from '../live-order/cancel-live-order.ts'
import { fillSeats } from './fill-seats.ts'
import { type ClassroomKind, lockClassroom } from './find-classroom.ts'
import { moveEnrolment } from './move-enrolment.ts'
import { lockOwnRow } from './own-row.ts'

export interface CancelClassroomInput {
  learnerId: number
  classroomId: number
  kind: ClassroomKind
  now: number
}

/**
 * Gives a learner's seat back; the learner who has waited longest gets it. Refused as `notFound` without an
 * enrolment, `enrolmentExpired` after the start and `tooLateToCancel` within 24 hours before it; a place on
 * the waiting list may be left until the start. Specification 1, section 4.
 */
export async function cancelClassroom(db: Db, leaving: CancelClassroomInput): Promise<true | RefusedResult> {
  const { learnerId, classroomId, kind, now } = leaving
  return db.transaction(async (tx) => {
    const classroom = await lockClassroom(tx, classroomId, kind)
    const before = classroom && (await lockOwnRow(tx, learnerId, classroomId))
    if (!before || ['notEnrolled', 'left', 'expired', 'cancelled'].includes(before.status))
      return refuse('notFound')
    const refusal = cancelRefusal(classroom.startsAt, now)
    const late = refusal === 'tooLateToCancel' && before.status === 'waitlisted' ? null : refusal
    if (late) return refuse(late)
    if (!mayMoveClassroomEnrolment(before.status, 'left')) return refuse('enrolmentExpired')
    await moveEnrolment(tx, before, 'left', now, { allergies: null, diet: null })
    const order = { kind: kind === 'certified' ? 'classroom' : 'workshop', id: classroomId } as const
    await cancelLiveOrder(tx, learnerId, order, now)
    await fillSeats(tx, classroom, now)
    const subject = { kind: 'classroom' as const, id: classroomId }
    await queueMail(tx, { kind: 'cancelled', learnerId, data: { subject }, now })
    return true
  })
}
