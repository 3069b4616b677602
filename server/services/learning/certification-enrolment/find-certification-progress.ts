import type { Db } from '#server/db/client.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import type { LearnerProgress } from '#src/domain/certification/certification.ts'
import { updateNoticeOf } from '#src/domain/certification/update.ts'
import { findCurrentEnrolment } from './find-current-enrolment.ts'
import { findNewerVersion } from './find-newer-version.ts'

/** The progress of visitors and of learners without a registration. */
export const initialProgress: LearnerProgress = { status: 'enrol', childStatus: null, update: null }

/**
 * Returns a learner's progress in a certification; `initialProgress` for visitors (null) and learners without a
 * registration.
 */
export async function findCertificationProgress(
  db: Db,
  audience: Audience,
  { learnerId, certificationId }: { learnerId: number | null; certificationId: number },
): Promise<LearnerProgress> {
  const row = learnerId === null ? undefined : await findCurrentEnrolment(db, learnerId, certificationId)
  if (!row) return initialProgress
  const newer = await findNewerVersion(db, audience, row)
  return { status: row.progress, childStatus: row.childStatus, update: updateNoticeOf(row, newer) }
}
