import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { getEditionNumber } from '#server/services/platform/training-session/get-edition-number.ts'
import { movePaidOrder } from '../active-order/move-paid-order.ts'
import type { ClassroomEnrolmentRow } from './classroom-enrolment-row.ts'
import { statusOfGrantedSeat } from './fill-seats.ts'
import type { LockedClassroom } from './find-classroom.ts'

/**
 * Moves a locked seat and its payment to another locked training session. The learner's calendar entry keeps its
 * UID, and its version number increases.
 */
export async function moveSeat(
  tx: Db,
  { id, learnerId, classroomId, status, calendarShift }: ClassroomEnrolmentRow,
  target: LockedClassroom,
  now: number,
): Promise<void> {
  const from = await getEditionNumber(tx, 'classroom', classroomId)
  const to = await getEditionNumber(tx, 'classroom', target.id)
  await tx
    .update(classroomEnrolment)
    .set({
      classroomId: target.id,
      status: status === 'pending' ? statusOfGrantedSeat(target) : status,
      calendarShift: calendarShift + from + 1 - to,
      changedAt: new Date(now),
    })
    .where(eq(classroomEnrolment.id, id))
  const kind = target.certification === null ? ('workshop' as const) : ('classroom' as const)
  await movePaidOrder(tx, learnerId, { kind, id: classroomId }, target.id)
}
