import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificationEnrolment } from '#server/db/schema/certification-enrolment.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { mayUpdate } from '#src/domain/certification/update.ts'
import { isRefused, type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { lockOpen } from '../exam/attempt-rows.ts'
import { carryCourses } from './carry-courses.ts'
import { type CertificationEnrolmentRow, currentEnrolment } from './current-enrolment.ts'
import { beginRound, type CertificationRegistration } from './enrol-in-certification.ts'
import { findCertification } from './find-certification.ts'
import { moveProgress } from './move-progress.ts'
import { newerRelease } from './newer-release.ts'
import { lockRegistrations, registerCourses } from './register-courses.ts'

export interface UpdateReleaseInput {
  learnerId: number
  audience: Audience
  /** The id of the release that the learner is registered in, then of the newer one to go on in. */
  certificationId: number
  newerId: number
  now: number
}

/**
 * Continues a certification in a newer release with what was learned, and closes the registration in the
 * older one. Refused as `notFound` where there is no registration or no newer release, and as `forbidden` in
 * the middle of the exam and after it is passed. Specification 1, section 4.
 */
export async function updateRelease(
  db: Db,
  update: UpdateReleaseInput,
): Promise<CertificationRegistration | RefusedResult> {
  const { learnerId, audience, certificationId, newerId, now } = update
  return db.transaction(async (tx) => {
    await lockRegistrations(tx, learnerId)
    const registered = await currentEnrolment(tx, learnerId, certificationId, true)
    const newer = await findCertification(tx, audience, newerId)
    if (!registered || !newer) return refuse('notFound')
    if ((await newerRelease(tx, audience, { learnerId, certificationId })) !== newerId)
      return refuse('notFound')
    const examined = await lockOpen(tx, { learnerId, exam: 'theory', targetId: certificationId })
    if (!mayUpdate(registered) || examined) return refuse('forbidden')
    await moveProgress(tx, registered, 'enrol', now, { childStatus: 'closed' })
    return goOn(tx, registered, newer, now)
  })
}

/**
 * Creates the registration in the newer release: with the date of the one before, and its courses carried
 * over.
 */
async function goOn(
  tx: Db,
  before: CertificationEnrolmentRow,
  newer: { id: number; kind: 'gsc' | 'hsc' },
  now: number,
): Promise<CertificationRegistration | RefusedResult> {
  const { learnerId, emailNotification, begunAt, creditsAt } = before
  const wish = { learnerId, certificationId: newer.id, emailNotification, now }
  await registerCourses(tx, wish)
  await carryCourses(tx, wish)
  const last = await currentEnrolment(tx, learnerId, newer.id, true)
  const begun = await beginRound(tx, { ...wish, begunAt }, newer.kind, (last?.round ?? 0) + 1)
  if (isRefused(begun) || begun.progress !== 'exam') return begun
  const row = await currentEnrolment(tx, learnerId, newer.id)
  await tx
    .update(certificationEnrolment)
    // The window of the exam is carried over too.
    .set({ offersExam: true, creditsAt: creditsAt ?? new Date(now) })
    .where(eq(certificationEnrolment.id, row?.id as number))
  return begun
}
