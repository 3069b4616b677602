import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { getEditionNumber } from '#server/services/platform/training-session/get-edition-number.ts'
import { movePaidOrder } from '../live-order/move-paid-order.ts'
import type { ExamEnrolmentRow } from './exam-enrolment-row.ts'

/**
 * Moves a locked seat and its payment to another locked date. The learner's calendar entry keeps its UID, and its
 * version number increases.
 */
export async function moveExamSeat(
  tx: Db,
  { id, learnerId, practicalExamId, calendarShift }: ExamEnrolmentRow,
  toId: number,
  now: number,
): Promise<void> {
  const from = await getEditionNumber(tx, 'practicalExam', practicalExamId)
  const to = await getEditionNumber(tx, 'practicalExam', toId)
  await tx
    .update(practicalExamEnrolment)
    .set({
      practicalExamId: toId,
      calendarShift: calendarShift + from + 1 - to,
      changedAt: new Date(now),
    })
    .where(eq(practicalExamEnrolment.id, id))
  await movePaidOrder(tx, learnerId, { kind: 'practicalExam', id: practicalExamId }, toId)
}
