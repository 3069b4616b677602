import type { Db } from '#server/db/client.ts'
import { newerReleases } from '#server/services/catalogue/certification/newer-releases.ts'
import type { Audience } from '#server/services/platform/content-query/published-for.ts'
import { currentEnrolment } from './current-enrolment.ts'
import { findCertification } from './find-certification.ts'

/**
 * The newest release that replaces a certification, which an audience is shown and the learner is not
 * registered in; null without one.
 */
export async function newerRelease(
  db: Db,
  audience: Audience,
  { learnerId, certificationId }: { learnerId: number; certificationId: number },
): Promise<number | null> {
  for (const id of (await newerReleases(db, certificationId)).toReversed()) {
    if (!(await findCertification(db, audience, id))) continue
    const registered = await currentEnrolment(db, learnerId, id)
    return registered && registered.progress !== 'enrol' ? null : id
  }
  return null
}
