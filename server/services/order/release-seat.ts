import type { Db } from '../../db/client.ts'
import { fillSeats } from '../classroom-enrolment/fill-seats.ts'
import { lockAnyClassroom } from '../classroom-enrolment/find-classroom.ts'
import { moveEnrolment } from '../classroom-enrolment/move-enrolment.ts'
import { lockOwnRow } from '../classroom-enrolment/own-row.ts'
import { moveExamEnrolment } from '../practical-exam-enrolment/move-exam-enrolment.ts'
import { ownExamRow } from '../practical-exam-enrolment/own-exam-rows.ts'
import type { OrderRow } from './order-row.ts'

/** Gives back what a locked order held unpaid; who waits gets it. */
export async function releaseSeat(tx: Db, row: OrderRow, now: number): Promise<void> {
  if (row.kind === 'certification') return
  if (row.kind === 'practicalExam') {
    const held = await ownExamRow(tx, row.learnerId, row.relationId, true)
    if (held?.status === 'pending') await moveExamEnrolment(tx, held, 'notEnrolled', now)
    return
  }
  const classroom = await lockAnyClassroom(tx, row.relationId)
  const held = await lockOwnRow(tx, row.learnerId, row.relationId)
  if (!classroom || held?.status !== 'pending' || !held.payBy) return
  // A place that came from the waiting list is held for a day, whatever becomes of an order in between.
  const promoted = held.payBy.getTime() !== row.lapsesAt.getTime()
  if (promoted && held.payBy.getTime() > now) return
  await moveEnrolment(tx, held, 'expired', now)
  await fillSeats(tx, classroom, now)
}
