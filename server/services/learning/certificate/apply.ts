import type { Db } from '#server/db/client.ts'
import { certificateApplication } from '#server/db/schema/certificate.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { currentEnrolment } from '../certification-enrolment/current-enrolment.ts'
import { moveProgress } from '../certification-enrolment/move-progress.ts'

export interface ApplicationInput {
  learner: { id: number; firstName: string; lastName: string }
  certificationId: number
  showCompany: boolean
  now: number
}

/**
 * Applies for the certificate of a certification whose exams are passed. Refused as `notFound`, `applyNameMissing`,
 * `applicationPending` (20036), `certificateObtained`, and `forbidden` before the exams are passed.
 */
export async function applyForCertificate(db: Db, wish: ApplicationInput): Promise<true | RefusedResult> {
  const { learner, certificationId, showCompany, now } = wish
  return db.transaction(async (tx) => {
    const registered = await currentEnrolment(tx, learner.id, certificationId, true)
    if (!registered) return refuse('notFound')
    if (registered.progress === 'finish') return refuse('applicationPending')
    if (registered.progress === 'approved') return refuse('certificateObtained')
    if (registered.progress !== 'apply') return refuse('forbidden')
    if (learner.firstName.trim() === '' || learner.lastName.trim() === '') return refuse('applyNameMissing')
    await tx.insert(certificateApplication).values({
      enrolmentId: registered.id,
      state: 'underReview',
      showCompany,
      appliedAt: new Date(now),
    })
    await moveProgress(tx, registered, 'finish', now)
    return true
  })
}
