import type { Db } from '#server/db/client.ts'
import { fillSeats } from '#server/services/learning/classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '#server/services/learning/classroom-enrolment/find-classroom.ts'
import { moveEnrolment } from '#server/services/learning/classroom-enrolment/move-enrolment.ts'
import { lockOwnRow } from '#server/services/learning/classroom-enrolment/own-row.ts'
import { moveExamEnrolment } from '#server/services/learning/practical-exam-enrolment/move-exam-enrolment.ts'
import { ownExamRow } from '#server/services/learning/practical-exam-enrolment/own-exam-rows.ts'
import type { OrderRow } from './order-row.ts'

/**
 * Gives back the seat or place that a locked order held unpaid; the next learner who waits gets it. A learner who cancels the order leaves
 * the training; any other end lets the seat expire.
 */
export async function releaseSeat(
  tx: Db,
  row: OrderRow,
  ended: 'left' | 'expired',
  now: number,
): Promise<void> {
  if (row.kind === 'certification') return
  if (row.kind === 'practicalExam') {
    const held = await ownExamRow(tx, row.learnerId, row.targetId, true)
    if (held?.status === 'pending') await moveExamEnrolment(tx, held, 'notEnrolled', now)
    return
  }
  const classroom = await lockAnyClassroom(tx, row.targetId)
  const held = await lockOwnRow(tx, row.learnerId, row.targetId)
  if (!classroom || held?.status !== 'pending' || !held.payBy) return
  // A place that came from the waiting list is held for a day, whatever becomes of an order in between.
  const promoted = held.payBy.getTime() !== row.lapsesAt.getTime()
  if (promoted && held.payBy.getTime() > now) return
  await moveEnrolment(tx, held, ended, now)
  await fillSeats(tx, classroom, now)
}
