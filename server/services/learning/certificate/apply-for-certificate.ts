import type { Db } from '#server/db/client.ts'
import { certificateApplication } from '#server/db/schema/certificate.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import { updateCertificationProgress } from '../certification-enrolment/update-certification-progress.ts'

export interface ApplyForCertificateInput {
  learner: { id: number; firstName: string; lastName: string }
  certificationId: number
  showCompany: boolean
  now: number
}

/**
 * Applies for the certificate of a certification whose exams are passed. Refused as `notFound` if the learner is not
 * registered for the certification, as `applyNameMissing` if the learner has no name, and as `applicationPending`
 * while an earlier application waits. Refused as `certificateObtained` if the learner has the certificate, and as
 * `forbidden` before the exams are passed.
 */
export async function applyForCertificate(
  db: Db,
  input: ApplyForCertificateInput,
): Promise<true | RefusedResult> {
  const { learner, certificationId, showCompany, now } = input
  return db.transaction(async (tx) => {
    const enrolment = await findCurrentEnrolment(tx, learner.id, certificationId, true)
    if (!enrolment) return refuse('notFound')
    if (enrolment.progress === 'finish') return refuse('applicationPending')
    if (enrolment.progress === 'approved') return refuse('certificateObtained')
    if (enrolment.progress !== 'apply') return refuse('forbidden')
    if (learner.firstName.trim() === '' || learner.lastName.trim() === '') return refuse('applyNameMissing')
    await tx.insert(certificateApplication).values({
      enrolmentId: enrolment.id,
      state: 'underReview',
      showCompany,
      appliedAt: new Date(now),
    })
    await updateCertificationProgress(tx, enrolment, 'finish', now)
    return true
  })
}
