import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { isExamWindowOpen } from '#src/domain/certification/exam-window.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { chargeRefusal } from '../live-order/charge-refusal.ts'
import { isRefunded } from '../live-order/is-refunded.ts'
import { currentEnrolment } from './current-enrolment.ts'
import { beginRound, type CertificationRegistration, queueEnrolmentMails } from './enrol-in-certification.ts'
import { findCertification } from './find-certification.ts'
import { moveProgress } from './move-progress.ts'
import { lockRegistrations, resetLearning } from './register-courses.ts'

/**
 * Begins a certification again, after two failed theory exams or after the exam's window. Everything has to
 * be learned again; what was learned is kept as history. Refused as `notFound`, as `alreadyRegistered` while the
 * registration still leads somewhere, and as `forbidden` where the fee was refunded and has to be paid again.
 */
export async function reEnrolInCertification(
  db: Db,
  wish: { learnerId: number; audience: Audience; certificationId: number; now: number },
): Promise<CertificationRegistration | RefusedResult> {
  const { learnerId, certificationId, now } = wish
  return db.transaction(async (tx) => {
    await lockRegistrations(tx, learnerId)
    const wanted = await findCertification(tx, wish.audience, certificationId)
    const before = await currentEnrolment(tx, learnerId, certificationId, true)
    if (!wanted || !before) return refuse('notFound')
    const paid = { kind: 'certification', id: certificationId } as const
    const charged = (await isRefunded(tx, learnerId, paid)) ? chargeRefusal(wish.audience, wanted) : null
    if (charged) return charged
    const lapsed =
      before.progress === 'exam' && !isExamWindowOpen(wanted.kind, before.creditsAt?.getTime() ?? now, now)
    if (before.progress !== 'enrol' && !lapsed) return refuse('alreadyRegistered')
    if (lapsed) await moveProgress(tx, before, 'enrol', now)
    await resetLearning(tx, { learnerId, certificationId, now })
    const { emailNotification, round } = before
    const again = { learnerId, certificationId, emailNotification, now }
    const begun = await beginRound(tx, again, wanted.kind, round + 1)
    if (!isRefused(begun)) await queueEnrolmentMails(tx, wish)
    return begun
  })
}
