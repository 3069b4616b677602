import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { order } from '#server/db/schema/order.ts'
import { fillSeats } from '#server/services/learning/classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { moveEnrolment } from '#server/services/learning/classroom-enrolment/move-enrolment.ts'
import { lockOwnRow } from '#server/services/learning/classroom-enrolment/own-row.ts'
import { liveStates } from '#src/domain/order/order-state.ts'
import { findLiveOrder, lockLearner } from './order-row.ts'

/** How many seats one run frees, so that a server that stops doesn't wait long. */
const most = 100

/** The seats that are held for a payment but have no order. */
const unordered = (db: Db) =>
  notExists(
    db
      .select({ id: order.id })
      .from(order)
      .where(
        and(
          eq(order.learnerId, classroomEnrolment.learnerId),
          eq(order.targetId, classroomEnrolment.classroomId),
          inArray(order.kind, ['classroom', 'workshop']),
          inArray(order.state, [...liveStates]),
        ),
      ),
  )

/**
 * Frees seats that were held for a payment which nobody began in time; the next learner who waits is asked.
 * Answers how many.
 */
export async function freeUnpaidSeats(db: Db, now: number): Promise<number> {
  const due = and(eq(classroomEnrolment.status, 'pending'), lte(classroomEnrolment.payBy, new Date(now)))
  const rows = await db
    .select({ learnerId: classroomEnrolment.learnerId, classroomId: classroomEnrolment.classroomId })
    .from(classroomEnrolment)
    .where(and(due, unordered(db)))
    .limit(most)
  let freed = 0
  for (const row of rows) if (await freeOne(db, row, now)) freed += 1
  return freed
}

/**
 * Frees one seat. The learner is locked first, as placing an order does: it may be placed at this very
 * moment.
 */
const freeOne = (db: Db, seat: { learnerId: number; classroomId: number }, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockLearner(tx, seat.learnerId)
    const classroom = await lockAnyClassroom(tx, seat.classroomId)
    const held = await lockOwnRow(tx, seat.learnerId, seat.classroomId)
    const overdue = held?.status === 'pending' && held.payBy && held.payBy.getTime() <= now
    if (!classroom || !overdue) return false
    const kind = classroom.certification === null ? ('workshop' as const) : ('classroom' as const)
    if (await findLiveOrder(tx, seat.learnerId, { kind, id: classroom.id })) return false
    await moveEnrolment(tx, held, 'expired', now)
    await fillSeats(tx, classroom, now)
    return true
  })
