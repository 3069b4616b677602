import type { Db } from '#server/db/client.ts'
import { listNewerReleases } from '#server/services/catalogue/certification/list-newer-releases.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { findCertification } from './find-certification.ts'
import { findCurrentEnrolment } from './find-current-enrolment.ts'

/**
 * Returns the newest visible release that replaces a certification and in which the learner is not registered; null
 * if there is no such release.
 */
export async function findNewerRelease(
  db: Db,
  audience: Audience,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<number | null> {
  for (const id of (await listNewerReleases(db, certificationId)).toReversed()) {
    if (!(await findCertification(db, audience, id))) continue
    const enrolment = await findCurrentEnrolment(db, learnerId, id)
    return enrolment && enrolment.progress !== 'enrol' ? null : id
  }
  return null
}
