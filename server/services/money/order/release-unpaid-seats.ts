import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { order } from '#server/db/schema/order.ts'
import { lockClassroomEnrolment } from '#server/services/learning/classroom-enrolment/classroom-enrolment-row.ts'
import { fillSeats } from '#server/services/learning/classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { updateEnrolmentStatus } from '#server/services/learning/classroom-enrolment/update-enrolment-status.ts'
import { payableStates } from '#src/domain/order/order-state.ts'
import { findActiveOrder, lockLearner } from './order-row.ts'

/** The maximum number of seats that one run releases, so that a stopping server doesn't have to wait long. */
const batchSize = 100

/** Returns the condition that a reserved seat has no active order. */
const hasNoOrder = (db: Db) =>
  notExists(
    db
      .select({ id: order.id })
      .from(order)
      .where(
        and(
          eq(order.learnerId, classroomEnrolment.learnerId),
          eq(order.targetId, classroomEnrolment.classroomId),
          inArray(order.kind, ['classroom', 'workshop']),
          inArray(order.state, [...payableStates]),
        ),
      ),
  )

/**
 * Releases reserved seats whose payment was not begun in time, and offers them to the next learners on the waiting
 * list. Returns the number of seats.
 */
export async function releaseUnpaidSeats(db: Db, now: number): Promise<number> {
  const isOverdue = and(
    eq(classroomEnrolment.status, 'pending'),
    lte(classroomEnrolment.payBy, new Date(now)),
  )
  const rows = await db
    .select({ learnerId: classroomEnrolment.learnerId, classroomId: classroomEnrolment.classroomId })
    .from(classroomEnrolment)
    .where(and(isOverdue, hasNoOrder(db)))
    .limit(batchSize)
  let freed = 0
  for (const row of rows) if (await freeOne(db, row, now)) freed += 1
  return freed
}

/**
 * Releases one seat, and returns whether it was still reserved and unpaid. The learner is locked first, as in
 * `placeOrder`, because an order may be placed at the same moment.
 */
const freeOne = (db: Db, seat: { learnerId: number; classroomId: number }, now: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockLearner(tx, seat.learnerId)
    const classroom = await lockAnyClassroom(tx, seat.classroomId)
    const enrolment = await lockClassroomEnrolment(tx, seat.learnerId, seat.classroomId)
    const isUnpaid = enrolment?.status === 'pending' && enrolment.payBy && enrolment.payBy.getTime() <= now
    if (!classroom || !isUnpaid) return false
    const kind = classroom.certification === null ? ('workshop' as const) : ('classroom' as const)
    if (await findActiveOrder(tx, seat.learnerId, { kind, id: classroom.id })) return false
    await updateEnrolmentStatus(tx, enrolment, 'expired', now)
    await fillSeats(tx, classroom, now)
    return true
  })
