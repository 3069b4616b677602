import type { Db } from '#server/db/client.ts'
import type { CertificationProgress } from '#src/domain/certification/progress.ts'
import { findCurrentEnrolment } from '../certification-enrolment/find-current-enrolment.ts'
import { updateCertificationProgress } from '../certification-enrolment/update-certification-progress.ts'
import type { AttemptRow } from '../exam/attempt-rows.ts'
import { completeTheoryExam } from '../exam/end-attempt.ts'

/**
 * The progress values through which a registration moves back to the exam, by the present progress of the
 * registration.
 */
const pathsToExam: Partial<Record<CertificationProgress, readonly CertificationProgress[]>> = {
  enrol: ['learning', 'exam'],
  learning: ['exam'],
  exam: [],
}

/**
 * Updates the registration of a learner whose failed theory exam became a pass, even if the learner has enrolled
 * again since. Returns false if nothing has to change, for example because the learner is already further.
 */
export async function applyLatePass(tx: Db, row: AttemptRow, now: number): Promise<boolean> {
  const registration = await findCurrentEnrolment(tx, row.learnerId, row.targetId, true)
  if (registration?.childStatus !== 'registrationApproved') return false
  const path = pathsToExam[registration.progress]
  if (!path) return false
  let progress = registration.progress
  for (const next of path) {
    await updateCertificationProgress(tx, { ...registration, progress }, next, now, {
      creditsAt: registration.creditsAt ?? new Date(now),
    })
    progress = next
  }
  await completeTheoryExam(tx, { ...row, round: registration.round }, true, now)
  return true
}
