import { and, eq, inArray, lte, notExists } from 'drizzle-orm'
import { liveStates } from '../../../src/domain/order/order-state.ts'
import type { Db } from '../../db/client.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { order } from '../../db/schema/order.ts'
import { fillSeats } from '../classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '../classroom-enrolment/find-classroom.ts'
import { moveEnrolment } from '../classroom-enrolment/move-enrolment.ts'
import { lockOwnRow } from '../classroom-enrolment/own-row.ts'
import { findLiveOrder, lockLearner } from './order-row.ts'

/** At once, so that a server that stops doesn't wait long. */
const most = 100

/** Seats that somebody was to pay for and has no order of. */
const unordered = (db: Db) =>
  notExists(
    db
      .select({ id: order.id })
      .from(order)
      .where(
        and(
          eq(order.learnerId, classroomEnrolment.learnerId),
          eq(order.relationId, classroomEnrolment.classroomId),
          inArray(order.kind, ['classroom', 'workshop']),
          inArray(order.state, [...liveStates]),
        ),
      ),
  )

/** Frees seats that were held for a payment which nobody has begun in time; the next who waits is asked. Answers how many. */
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

/** The learner first, as whoever places an order does: it may be placed at this very moment. */
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
