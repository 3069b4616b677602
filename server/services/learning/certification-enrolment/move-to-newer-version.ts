import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { canUpdateCertification } from '#src/domain/certification/update.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockOpenAttempt } from '../exam/attempt-rows.ts'
import { carryOverCourses } from './carry-over-courses.ts'
import { beginRound, type CertificationRegistration } from './enrol-in-certification.ts'
import { findCertification } from './find-certification.ts'
import { type CertificationEnrolmentRow, findCurrentEnrolment } from './find-current-enrolment.ts'
import { findNewerVersion } from './find-newer-version.ts'
import { lockCourseRegistrations, registerInCourses } from './register-courses.ts'
import { updateCertificationProgress } from './update-certification-progress.ts'

export interface NewerVersionInput {
  learnerId: number
  audience: Audience
  /** The id of the version in which the learner is enrolled. */
  certificationId: number
  /** The id of the newer version in which the learner continues. */
  newerId: number
  now: number
}

/**
 * Moves a learner's progress into a newer version of a certification, and closes the registration in the older
 * version. Refused as `notFound` if the learner has no registration or no newer version exists, and as `forbidden`
 * during the exam and after it is passed. Specification 1, section 4.
 */
export async function moveToNewerVersion(
  db: Db,
  update: NewerVersionInput,
): Promise<CertificationRegistration | RefusedResult> {
  const { learnerId, audience, certificationId, newerId, now } = update
  return db.transaction(async (tx) => {
    await lockCourseRegistrations(tx, learnerId)
    const enrolment = await findCurrentEnrolment(tx, learnerId, certificationId, true)
    const newer = await findCertification(tx, audience, newerId)
    if (!enrolment || !newer) return refuse('notFound')
    if ((await findNewerVersion(tx, audience, { learnerId, certificationId })) !== newerId)
      return refuse('notFound')
    const openAttempt = await lockOpenAttempt(tx, { learnerId, exam: 'theory', targetId: certificationId })
    if (!canUpdateCertification(enrolment) || openAttempt) return refuse('forbidden')
    await updateCertificationProgress(tx, enrolment, 'enrol', now, { childStatus: 'closed' })
    return continueInVersion(tx, enrolment, newer, now)
  })
}

/**
 * Creates the registration in the newer version. It gets the start date of the previous registration, and the
 * courses are carried over.
 */
async function continueInVersion(
  tx: Db,
  before: CertificationEnrolmentRow,
  newer: { id: number; kind: 'gsc' | 'hsc' },
  now: number,
): Promise<CertificationRegistration | RefusedResult> {
  const { learnerId, emailNotification, begunAt, creditsAt } = before
  const input = { learnerId, certificationId: newer.id, emailNotification, now }
  await registerInCourses(tx, input)
  await carryOverCourses(tx, input)
  const last = await findCurrentEnrolment(tx, learnerId, newer.id, true)
  const registration = await beginRound(tx, { ...input, begunAt }, newer.kind, (last?.round ?? 0) + 1)
  if (isRefused(registration) || registration.progress !== 'exam') return registration
  const row = await findCurrentEnrolment(tx, learnerId, newer.id)
  await tx
    .update(certificationEnrolment)
    // The exam window of the older version applies to the newer one too.
    .set({ offersExam: true, creditsAt: creditsAt ?? new Date(now) })
    .where(eq(certificationEnrolment.id, row?.id as number))
  return registration
}
