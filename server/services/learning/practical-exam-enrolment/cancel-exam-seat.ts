import type { Db } from '#server/db/client.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { checkNoticePeriod } from '#src/domain/classroom/notice-period.ts'
import { canChangePracticalExamStatus } from '#src/domain/practical-exam/practical-exam-enrolment.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { cancelActiveOrder } from '../active-order/cancel-active-order.ts'
import { findExamEnrolment } from './exam-enrolment-row.ts'
import { lockExam } from './lock-exam.ts'
import { updateExamEnrolmentStatus } from './update-exam-enrolment-status.ts'

/**
 * Cancels a learner's seat in a practical exam. Refused as `notFound` if the learner has no seat, as
 * `tooLateToCancel` within 24 hours before the start, and as `enrolmentExpired` after the start. Specification 1,
 * section 4.
 */
export async function cancelExamSeat(
  db: Db,
  { learnerId, practicalExamId, now }: { learnerId: number; practicalExamId: number; now: number },
): Promise<true | RefusedResult> {
  return db.transaction(async (tx) => {
    const exam = await lockExam(tx, practicalExamId)
    const enrolment = await findExamEnrolment(tx, learnerId, practicalExamId, true)
    if (!exam || !enrolment || enrolment.status === 'notEnrolled') return refuse('notFound')
    const tooLate = checkNoticePeriod(exam.startsAt, now)
    if (tooLate) return refuse(tooLate)
    if (!canChangePracticalExamStatus(enrolment.status, 'notEnrolled')) return refuse('enrolmentExpired')
    const erased = { recordLink: null, sealedPassword: null, allergies: null, diet: null }
    await updateExamEnrolmentStatus(tx, enrolment, 'notEnrolled', now, erased)
    await cancelActiveOrder(tx, learnerId, { kind: 'practicalExam', id: practicalExamId }, now)
    const subject = { kind: 'practicalExam' as const, id: practicalExamId }
    await queueMail(tx, { kind: 'cancelled', learnerId, data: { subject }, now })
    return true
  })
}
