import type { Db } from '#server/db/client.ts'
import { listNewerVersionIds } from '#server/services/catalogue/certification/list-newer-versions.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { findCertification } from './find-certification.ts'
import { findCurrentEnrolment } from './find-current-enrolment.ts'

/**
 * Returns the newest visible version that replaces a certification and in which the learner is not registered; null
 * if there is no such version.
 */
export async function findNewerVersion(
  db: Db,
  audience: Audience,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<number | null> {
  for (const id of (await listNewerVersionIds(db, certificationId)).toReversed()) {
    if (!(await findCertification(db, audience, id))) continue
    const enrolment = await findCurrentEnrolment(db, learnerId, id)
    return enrolment && enrolment.progress !== 'enrol' ? null : id
  }
  return null
}
