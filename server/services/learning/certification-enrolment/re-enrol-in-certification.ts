import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isExamWindowOpen } from '#src/domain/certification/exam-window.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { checkCharge } from '../active-order/check-charge.ts'
import { isRefunded } from '../active-order/is-refunded.ts'
import { beginRound, type CertificationRegistration, queueEnrolmentMails } from './enrol-in-certification.ts'
import { findCertification } from './find-certification.ts'
import { findCurrentEnrolment } from './find-current-enrolment.ts'
import { lockCourseRegistrations, resetCourseProgress } from './register-courses.ts'
import { updateCertificationProgress } from './update-certification-progress.ts'

/**
 * Begins a certification again, after two failed theory exams or after the exam window has ended. Progress starts at
 * 0; the former progress is stored as history. Refused as `notFound` if the learner has never been registered for
 * the certification. Refused as `alreadyRegistered` while the registration can still be used. Refused as `forbidden`
 * if the fee was refunded and has to be paid again.
 */
export async function reEnrolInCertification(
  db: Db,
  input: { learnerId: number; audience: Audience; certificationId: number; now: number },
): Promise<CertificationRegistration | RefusedResult> {
  const { learnerId, certificationId, now } = input
  return db.transaction(async (tx) => {
    await lockCourseRegistrations(tx, learnerId)
    const certificationRow = await findCertification(tx, input.audience, certificationId)
    const previous = await findCurrentEnrolment(tx, learnerId, certificationId, true)
    if (!certificationRow || !previous) return refuse('notFound')
    const target = { kind: 'certification', id: certificationId } as const
    const feeRefusal = (await isRefunded(tx, learnerId, target))
      ? checkCharge(input.audience, certificationRow)
      : null
    if (feeRefusal) return feeRefusal
    const isExpired =
      previous.progress === 'exam' &&
      !isExamWindowOpen(certificationRow.kind, previous.creditsAt?.getTime() ?? now, now)
    if (previous.progress !== 'enrol' && !isExpired) return refuse('alreadyRegistered')
    if (isExpired) await updateCertificationProgress(tx, previous, 'enrol', now)
    await resetCourseProgress(tx, { learnerId, certificationId, now })
    const { emailNotification, round } = previous
    const newRound = { learnerId, certificationId, emailNotification, now }
    const registration = await beginRound(tx, newRound, certificationRow.kind, round + 1)
    if (!isRefused(registration)) await queueEnrolmentMails(tx, input)
    return registration
  })
}
