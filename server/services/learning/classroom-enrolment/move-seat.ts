import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { editionOf } from '#server/services/platform/training-session/edition-of.ts'
import { movePaidOrder } from '../live-order/move-paid-order.ts'
import { seatStatus } from './fill-seats.ts'
import type { LockedClassroom } from './find-classroom.ts'
import type { OwnRow } from './own-row.ts'

/**
 * Moves a locked seat to another locked session, with what was paid for it. The calendar entry stays the same one, in its next version.
 */
export async function moveSeat(
  tx: Db,
  { id, learnerId, classroomId, status, calendarShift }: OwnRow,
  there: LockedClassroom,
  now: number,
): Promise<void> {
  const from = await editionOf(tx, 'classroom', classroomId)
  const to = await editionOf(tx, 'classroom', there.id)
  await tx
    .update(classroomEnrolment)
    .set({
      classroomId: there.id,
      status: status === 'pending' ? seatStatus(there) : status,
      calendarShift: calendarShift + from + 1 - to,
      changedAt: new Date(now),
    })
    .where(eq(classroomEnrolment.id, id))
  const kind = there.certification === null ? ('workshop' as const) : ('classroom' as const)
  await movePaidOrder(tx, learnerId, { kind, id: classroomId }, there.id)
}
