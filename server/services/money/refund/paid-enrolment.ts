import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { order } from '#server/db/schema/order.ts'
import { findCurrentEnrolment } from '#server/services/learning/certification-enrolment/find-current-enrolment.ts'
import { updateCertificationProgress } from '#server/services/learning/certification-enrolment/update-certification-progress.ts'
import { lockClassroomEnrolment } from '#server/services/learning/classroom-enrolment/classroom-enrolment-row.ts'
import { fillSeats } from '#server/services/learning/classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { updateEnrolmentStatus } from '#server/services/learning/classroom-enrolment/update-enrolment-status.ts'
import { findExamEnrolment } from '#server/services/learning/practical-exam-enrolment/exam-enrolment-row.ts'
import { updateExamEnrolmentStatus } from '#server/services/learning/practical-exam-enrolment/update-exam-enrolment-status.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { catalogueItemOfOrder, type OrderRow } from '../order/order-row.ts'

/**
 * The status of the enrolment that an order paid for: the learner has the enrolment, has used it, or no longer has
 * it by this order.
 */
export type PaidEnrolmentStatus = 'held' | 'used' | 'gone'

/**
 * Returns whether the learner has paid for the same item with another order. If a learner leaves a seat and orders
 * it again, the seat belongs to the later order.
 */
async function isPaidAgain(db: Db, { id, kind, learnerId, targetId }: OrderRow): Promise<boolean> {
  const isSameItem = and(eq(order.learnerId, learnerId), eq(order.kind, kind), eq(order.targetId, targetId))
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(isSameItem, eq(order.state, 'paid'), ne(order.id, id)))
    .limit(1)
  return rows.length > 0
}

/** Returns the status of the enrolment that an order paid for. `lock` locks the enrolment. */
export async function findPaidEnrolmentStatus(
  db: Db,
  row: OrderRow,
  lock = false,
): Promise<PaidEnrolmentStatus> {
  const { kind, learnerId, targetId } = row
  if (await isPaidAgain(db, row)) return 'gone'
  if (kind === 'certification') {
    const progress = (await findCurrentEnrolment(db, learnerId, targetId, lock))?.progress ?? 'enrol'
    if (progress === 'enrol') return 'gone'
    return progress === 'learning' || progress === 'exam' ? 'held' : 'used'
  }
  if (kind === 'practicalExam') {
    const status = (await findExamEnrolment(db, learnerId, targetId, lock))?.status ?? 'notEnrolled'
    if (status === 'notEnrolled') return 'gone'
    return status === 'enrolled' || status === 'pending' ? 'held' : 'used'
  }
  const [seat] = await db
    .select({ status: classroomEnrolment.status })
    .from(classroomEnrolment)
    .where(and(eq(classroomEnrolment.learnerId, learnerId), eq(classroomEnrolment.classroomId, targetId)))
  if (seat?.status === 'enrolled' || seat?.status === 'pending') return 'held'
  return ['checkedIn', 'absent', 'finished'].includes(seat?.status ?? '') ? 'used' : 'gone'
}

/**
 * Ends the enrolment of a locked, refunded order if the learner still has it: the learner of a seat is mailed, and
 * the next learner on the waiting list gets the seat. A used enrolment stays. Returns the previous status of the
 * enrolment.
 */
export async function endPaidEnrolment(tx: Db, row: OrderRow, now: number): Promise<PaidEnrolmentStatus> {
  const status = await findPaidEnrolmentStatus(tx, row, true)
  if (status !== 'held') return status
  await endEnrolment(tx, row, now)
  if (row.kind === 'certification') return status
  const data = { subject: catalogueItemOfOrder(row) }
  await queueMail(tx, { kind: 'cancelled', learnerId: row.learnerId, data, now })
  return status
}

async function endEnrolment(tx: Db, { kind, learnerId, targetId }: OrderRow, now: number): Promise<void> {
  if (kind === 'certification') {
    const enrolment = await findCurrentEnrolment(tx, learnerId, targetId, true)
    if (enrolment) await updateCertificationProgress(tx, enrolment, 'enrol', now)
    return
  }
  if (kind === 'practicalExam') {
    const enrolment = await findExamEnrolment(tx, learnerId, targetId, true)
    const erased = { recordLink: null, sealedPassword: null, allergies: null, diet: null }
    if (enrolment) await updateExamEnrolmentStatus(tx, enrolment, 'notEnrolled', now, erased)
    return
  }
  const classroom = await lockAnyClassroom(tx, targetId)
  const enrolment = await lockClassroomEnrolment(tx, learnerId, targetId)
  if (!classroom || !enrolment) return
  await updateEnrolmentStatus(tx, enrolment, 'left', now, { allergies: null, diet: null })
  await fillSeats(tx, classroom, now)
}
