import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { order } from '#server/db/schema/order.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { lockExam } from '#server/services/learning/practical-exam-enrolment/lock-exam.ts'
import { unfinishedStatuses } from '#src/domain/classroom/seat.ts'
import { payableStates } from '#src/domain/order/order-state.ts'
import type { OrderKind } from '#src/domain/order/order-target.ts'
import type { ItemId } from '../item-row/item-row.ts'

/** The order kinds for the items of each family. A workshop is a classroom without a certification. */
const orderKinds: Partial<Record<ItemId['family'], OrderKind[]>> = {
  certification: ['certification'],
  classroom: ['classroom', 'workshop'],
  practicalExam: ['practicalExam'],
}

async function countSeats(tx: Db, { family, id }: ItemId): Promise<number> {
  if (family === 'classroom') {
    await lockAnyClassroom(tx, id)
    return tx.$count(
      classroomEnrolment,
      and(
        eq(classroomEnrolment.classroomId, id),
        inArray(classroomEnrolment.status, [...unfinishedStatuses]),
      ),
    )
  }
  if (family !== 'practicalExam') return 0
  await lockExam(tx, id)
  const places = inArray(practicalExamEnrolment.status, ['pending', 'enrolled'])
  return tx.$count(practicalExamEnrolment, and(eq(practicalExamEnrolment.practicalExamId, id), places))
}

/**
 * Counts the enrolments in a training session that are not finished, the waiting list included, and the orders that
 * can still be paid. The training session stays locked until the transaction ends, so that new enrolments wait.
 */
export async function countSeatsAndOrders(tx: Db, name: ItemId): Promise<{ seats: number; orders: number }> {
  const seats = await countSeats(tx, name)
  const kinds = orderKinds[name.family] ?? []
  if (kinds.length === 0) return { seats, orders: 0 }
  const [row] = await tx
    .select({ orders: count() })
    .from(order)
    .where(
      and(inArray(order.kind, kinds), eq(order.targetId, name.id), inArray(order.state, [...payableStates])),
    )
  return { seats, orders: row?.orders ?? 0 }
}
